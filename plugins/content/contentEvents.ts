import type { IncomingMessage, ServerResponse } from "node:http";
import { formatProblem, type Problem } from "../../src/content/check/problem";

/** Sends the list of formatted content problems to open pages as server-sent events; empty if there are none. */
export function contentEvents() {
  let current: readonly Problem[] = [];
  const listeners = new Set<ServerResponse>();
  const send = (response: ServerResponse) =>
    response.write(`data: ${JSON.stringify(current.map(formatProblem))}\n\n`);

  return {
    /** Sends the problems to all open pages; returns the previous ones. */
    publish(problems: readonly Problem[]): readonly Problem[] {
      const before = current;
      current = problems;
      for (const listener of listeners) send(listener);
      return before;
    },
    /** Answers a page that subscribes to the events. */
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
