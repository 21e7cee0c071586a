import { fork } from 'node:child_process';
import { request } from 'node:http';
import path from 'node:path';

export type Reply = { status: number; headers: Record<string, string>; body: Buffer };

/** One GET, with the body as transferred (not decompressed). */
export const take = (url: string, headers: Record<string, string>): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string>,
          body: Buffer.concat(pieces),
        }),
      );
    });
    sent.on('error', reject).end();
  });

/** Starts the yardstick with exactly the bytes of `reply`. */
export async function startBare(reply: Reply): Promise<{ url: string; pid: number; stop(): void }> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  const { connection: _, 'keep-alive': __, date: ___, ...headers } = reply.headers;
  child.send({ headers, body: reply.body.toString('base64') });
  const port = await new Promise<number>((resolve) => child.once('message', resolve as never));
  return { url: `http://127.0.0.1:${port}`, pid: child.pid as number, stop: () => void child.kill() };
}
