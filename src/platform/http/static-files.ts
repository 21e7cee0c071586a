import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

type Small = { body: Buffer; brotli?: Buffer; gzip?: Buffer };

/**
 * Serves one folder. Text is compressed once and cached; pictures and fonts are streamed. `immutable` is for names that contain a content
 * hash. Answers undefined for missing files, for folders and for paths that leave the folder.
 */
export function staticFiles(folder: string, options: { immutable: boolean }) {
  const root = path.resolve(folder);
  const kept = new Map<string, Small>();
  return async (name: string, request: Request): Promise<Response | undefined> => {
    const file = path.resolve(root, `.${path.posix.normalize(`/${name}`)}`);
    if (!file.startsWith(root + path.sep) || name.includes('\0')) return undefined;
    const type = TYPES[path.extname(file)];
    if (!type) return undefined;
    const headers: Record<string, string> = {
      'content-type': type,
      'cache-control': options.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    };
    if (/^(text|application|image\/svg)/.test(type)) {
      const small = kept.get(file) ?? (await compress(file));
      if (!small) return undefined;
      kept.set(file, small);
      const accepted = request.headers.get('accept-encoding') ?? '';
      const encoding =
        small.brotli && /\bbr\b/.test(accepted) ? 'br' : small.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
      const body = (
        encoding === 'br' ? small.brotli : encoding === 'gzip' ? small.gzip : small.body
      ) as Buffer<ArrayBuffer>;
      if (encoding) headers['content-encoding'] = encoding;
      headers['vary'] = 'accept-encoding';
      headers['content-length'] = String(body.length);
      return new Response(request.method === 'HEAD' ? null : body, { headers });
    }
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    headers['content-length'] = String(found.size);
    return new Response(request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(file)) as ReadableStream), {
      headers,
    });
  };
}

async function compress(file: string): Promise<Small | undefined> {
  const body = await readFile(file).catch(() => undefined);
  if (!body) return undefined;
  if (body.length < 512) return { body };
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)]);
  return { body, brotli, gzip: zipped };
}
