// `npm run reminders [-- DIR] [-- --on 2027-07-01]`: lists content that is due for an update today (or on the given
// day), such as the license's expiration date. Prints Markdown, or nothing if no updates are due.
import { parseArgs } from "node:util";
import { findReminders } from "../src/content/check/reminders";
import { editRow } from "./gitHubSummary";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { on: { type: "string" } } });
const today = values.on ?? new Date().toISOString().slice(0, 10);

for (const reminder of findReminders(positionals[0] ?? "data", today)) {
  console.log(editRow(reminder, reminder.message, "Edit this line"));
  if (reminder.lines) console.log(["", "```yaml", ...reminder.lines, "```", ""].join("\n"));
}
