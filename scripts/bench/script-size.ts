import { brotliCompressSync } from 'node:zlib';
import { take } from './bare.ts';

/** Bytes of script (brotli) that a document makes a browser load: its script tags and module preloads. */
export async function scriptSize(url: string, path: string, cookie: string): Promise<{ bytes: number; files: number }> {
  const html = (await take(url + path, { cookie })).body.toString('utf8');
  const names = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, name]) => name as string));
  for (const [, name] of html.matchAll(
    /import\s*(?:\{[^}]*\}|\*\s*as\s*\w+|\w+)?\s*(?:from\s*)?"(\/assets\/[^"]+\.js)"/g,
  ))
    names.add(name as string);
  let bytes = 0;
  for (const name of names) bytes += brotliCompressSync((await take(url + name, {})).body).length;
  return { bytes, files: names.size };
}
