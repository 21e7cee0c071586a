import type { ServerResponse } from 'node:http';

/** A head as Node has written it, cut at what differs between two answers: the request's id, which stands first, and the date. */
export type WrittenHead = { status: number; beforeId: string; beforeDate: string; afterDate: string };

/** Node's own field for what it is about to send, which is not documented: nothing here relies on its being there. */
type Outgoing = ServerResponse & { _header?: string | null };

const HEAD =
  /^(?<beforeId>HTTP\/1\.1 (?<status>\d+) [^\r\n]*\r\nx-request-id: )[^\r\n]*(?<beforeDate>\r\n.*\r\nDate: )[^\r\n]*(?<afterDate>\r\nConnection: keep-alive(?:\r\nKeep-Alive: timeout=\d+)?\r\n\r\n)$/s;

/**
 * The head that `writeHead` has just made of this answer, to be sent with others. Undefined where they would need another: of a connection
 * that ends, of a body whose length is not said, and of a Node that keeps its heads elsewhere.
 */
export function writtenHead(response: ServerResponse): WrittenHead | undefined {
  const found = HEAD.exec((response as Outgoing)._header ?? '')?.groups as
    | Record<keyof WrittenHead, string>
    | undefined;
  return found && /\r\ncontent-length: \d+\r\n/.test(found.beforeDate)
    ? { ...found, status: Number(found.status) }
    : undefined;
}

/**
 * Ends the answer under a head that Node has written before, with this id and the time of now, so that the same fifteen headers are not checked and
 * joined again (decision 72). Answers false, and has sent nothing, where Node must write the head itself.
 */
export function endUnder(head: WrittenHead, id: string, response: ServerResponse, body: Buffer): boolean {
  if (!response.shouldKeepAlive || response.headersSent) return false;
  (response as Outgoing)._header = `${head.beforeId}${id}${head.beforeDate}${httpDate()}${head.afterDate}`;
  if (!response.headersSent) return false;
  response.statusCode = head.status;
  response.end(body);
  return true;
}

let second = Number.NaN;
let written = '';

/** The time as the Date header has it (RFC 9110 §5.6.7). */
function httpDate(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    written = new Date(now * 1000).toUTCString();
  }
  return written;
}
