import type { IncomingMessage, ServerResponse } from "node:http";
import { formatProblem, type Problem } from "../../src/content/check/problem";

/** Creates the server side of the events that tell pages open in `gatsby develop` about content problems. */
export function contentEvents() {
  let current: readonly Problem[] = [];
  const listeners = new Set<ServerResponse>();
  const send = (response: ServerResponse) =>
    response.write(`data: ${JSON.stringify(current.map(formatProblem))}\n\n`);

  return {
    /** Sends the current content problems to all open pages, and returns the problems sent before. */
    publish(problems: readonly Problem[]): readonly Problem[] {
      const before = current;
      current = problems;
      for (const listener of listeners) send(listener);
      return before;
    },
    /** Sends the current problems to a page that has just been opened, and keeps the connection for later ones. */
    subscribe(request: IncomingMessage, response: ServerResponse) {
      response.writeHead(200, {
        "content-type": "text/event-stream",
        "cache-control": "no-cache, no-transform",
        connection: "keep-alive",
      });
      listeners.add(response);
      send(response);
      request.on("close", () => listeners.delete(response));
    },
  };
}
