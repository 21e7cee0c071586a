import type { Socket } from 'node:net';
import { startRelay } from './relay.ts';

/**
 * `open`: carries everything; `slow`: a twentieth of a second later; `silent`: accepts connections and carries nothing, like a network that drops packets;
 * `refusing`: closes each at once; `lying`: answers everything with a web page, like a wrong server or a proxy's sign-in page.
 */
type Line = 'open' | 'slow' | 'silent' | 'refusing' | 'lying';

export type CutLine = {
  /** The address of the database through this line. */
  url: string;
  become(line: Line): void;
  /** The number of connections now, in total, and at most at once. */
  connections(): { now: number; ever: number; most: number };
  close(): Promise<void>;
};

const DELAY = 50;
const LIE =
  'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 15\r\nconnection: close\r\n\r\n<p>Welcome!</p>';

/** A line to a database, or another server, that can be cut without either end being notified. */
export async function cutLine(databaseUrl: string): Promise<CutLine> {
  const callers = new Set<Socket>();
  let line: Line = 'open';
  let [ever, most] = [0, 0];
  const relay = await startRelay(databaseUrl, (caller, toServer) => {
    callers.add(caller);
    caller.on('close', () => callers.delete(caller));
    ever += 1;
    most = Math.max(most, callers.size);
    if (line === 'refusing') return caller.destroy();
    if (line === 'silent') return caller.resume();
    if (line === 'lying') return caller.once('data', () => caller.end(LIE));
    const server = toServer();
    for (const [from, to] of [
      [caller, server],
      [server, caller],
    ] as const)
      from
        .on('data', (data) => {
          if (line === 'slow') setTimeout(() => to.writable && to.write(data), DELAY);
          else if (line === 'open') to.write(data);
        })
        .on('close', () => to.destroy());
  });
  return {
    url: relay.url,
    become(next) {
      line = next;
      if (next === 'refusing' || next === 'lying') for (const socket of relay.sockets) socket.destroy();
    },
    connections: () => ({ now: callers.size, ever, most }),
    close: relay.close,
  };
}
