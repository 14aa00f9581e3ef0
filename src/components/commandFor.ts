/**
 * The attributes of a button that opens or closes a dialog, in lower case because React does not know `commandFor` yet.
 * @see https://github.com/facebook/react/issues/32478
 */
export function commandFor(id: string, command: "show-modal" | "close") {
  return { command, commandfor: id };
}
