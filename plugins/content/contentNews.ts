import type { IncomingMessage, ServerResponse } from "node:http";
import { formatProblem, type Problem } from "../../src/content/check/problem";

/**
 * Keeps open pages informed about what is wrong in the content, by server-sent events. Each event holds the
 * problems as texts; an empty list means that all is well.
 */
export function contentNews() {
  let current: readonly Problem[] = [];
  const listeners = new Set<ServerResponse>();
  const send = (response: ServerResponse) =>
    response.write(`data: ${JSON.stringify(current.map(formatProblem))}\n\n`);

  return {
    /** Tells every open page; returns what was wrong before. */
    announce(problems: readonly Problem[]): readonly Problem[] {
      const before = current;
      current = problems;
      for (const listener of listeners) send(listener);
      return before;
    },
    /** Answers a page that wants to be told. */
    handle(request: IncomingMessage, response: ServerResponse) {
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
