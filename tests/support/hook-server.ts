import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pictureServer } from '#tests/support/picture-server.ts';

export type HookServer = {
  url(path: string): string;
  received: { headers: IncomingMessage['headers']; body: string }[];
  /** What a shop needs to write to it: its authority, and permission to reach this machine. */
  env: Record<string, string>;
  close(): Promise<void>;
};

/** A receiver of webhooks at `localhost`, for shops in their own processes. It accepts everything. */
export async function hookServer(): Promise<HookServer> {
  const received: HookServer['received'] = [];
  const server = await pictureServer(
    async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(200).end();
    },
    { name: 'localhost' },
  );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-authority-'));
  const file = path.join(folder, 'ca.pem');
  writeFileSync(file, server.ca);
  return {
    url: server.url,
    received,
    env: { WEBHOOK_PRIVATE: server.host, NODE_EXTRA_CA_CERTS: file },
    async close() {
      rmSync(folder, { recursive: true, force: true });
      await server.close();
    },
  };
}
