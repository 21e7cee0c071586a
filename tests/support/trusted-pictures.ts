import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { type PictureServer, pictureServer } from '#tests/support/picture-server.ts';

export type TrustedPictures = PictureServer & {
  /** What a shop needs to fetch from it: its authority, and permission to reach this machine. */
  env: Record<string, string>;
  /** Paths that answer 404, until they are removed from the set. */
  missing: Set<string>;
};

/** A picture server at `localhost` for shops in their own processes. Each path is a picture of another colour. */
export async function trustedPictures(): Promise<TrustedPictures> {
  const missing = new Set<string>();
  const server = await pictureServer(
    async (request, response) => {
      const file = request.url ?? '';
      if (missing.has(file)) return response.writeHead(404).end();
      const background = `#${createHash('sha256').update(file).digest('hex').slice(0, 6)}`;
      const picture = sharp({ create: { width: 240, height: 240, channels: 3, background } }).jpeg();
      return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await picture.toBuffer());
    },
    { name: 'localhost' },
  );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-authority-'));
  const file = path.join(folder, 'ca.pem');
  writeFileSync(file, server.ca);
  return {
    ...server,
    env: { PICTURE_FETCH_PRIVATE: server.host, NODE_EXTRA_CA_CERTS: file },
    missing,
    async close() {
      rmSync(folder, { recursive: true, force: true });
      await server.close();
    },
  };
}
