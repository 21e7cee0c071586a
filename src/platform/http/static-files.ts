import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { isText, type Packed, pack, sendPacked, typeHeaders } from './packed-file.ts';

/**
 * Serves one folder. Text is compressed once and cached; pictures and fonts are streamed. `immutable` is for names that contain a content
 * hash. Answers undefined for missing files, for folders and for paths that leave the folder.
 */
export function staticFiles(folder: string, options: { immutable: boolean }) {
  const root = path.resolve(folder);
  const kept = new Map<string, Packed>();
  return async (name: string, request: Request): Promise<Response | undefined> => {
    const file = path.resolve(root, `.${path.posix.normalize(`/${name}`)}`);
    if (!file.startsWith(root + path.sep) || name.includes('\0')) return undefined;
    const headers = typeHeaders(file, options);
    if (!headers) return undefined;
    if (isText(headers)) {
      const body = kept.get(file) ?? (await readFile(file).then(pack, () => undefined));
      if (!body) return undefined;
      kept.set(file, body);
      return sendPacked(body, headers, request);
    }
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    headers['content-length'] = String(found.size);
    return new Response(request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(file)) as ReadableStream), {
      headers,
    });
  };
}
