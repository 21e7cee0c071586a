import path from 'node:path';
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

/** A file in memory, in the encodings in which it can be sent. */
export type Packed = { body: Buffer; brotli?: Buffer; gzip?: Buffer };

/** The headers of a file, by its name; undefined for kinds that are not served. `immutable` is for names that contain a content hash. */
export function typeHeaders(name: string, { immutable }: { immutable: boolean }): Record<string, string> | undefined {
  const type = TYPES[path.extname(name)];
  if (!type) return undefined;
  return {
    'content-type': type,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  };
}

/** Whether compressing such a file saves anything. */
export const isText = (headers: Record<string, string>): boolean =>
  /^(text|application|image\/svg)/.test(headers['content-type'] ?? '');

export async function pack(body: Buffer): Promise<Packed> {
  if (body.length < 512) return { body };
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)]);
  return { body, brotli, gzip: zipped };
}

export function sendPacked(file: Packed, headers: Record<string, string>, request: Request): Response {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding =
    file.brotli && /\bbr\b/.test(accepted) ? 'br' : file.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const body = (encoding === 'br' ? file.brotli : encoding === 'gzip' ? file.gzip : file.body) as Buffer<ArrayBuffer>;
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      vary: 'accept-encoding',
      'content-length': String(body.length),
    },
  });
}
