import { isText, type Packed, pack, sendPacked, typeHeaders } from '#src/platform/http/packed-file.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findAsset } from './build-asset.store.ts';

/** As Vite names its files. Nothing else is looked up. */
const NAME = /^[\w.$-]{1,150}-[\w-]{8}\.[a-z0-9]{2,5}$/;
/** Bytes kept in memory: a mixed fleet asks for the same files again and again, browsers only once. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Serves the hashed files of other builds: those of instances beside this one, and those that ran until a fortnight ago. */
export function formerAssets({ db }: Pick<Platform, 'db'>) {
  const kept = new Map<string, Packed>();
  let bytes = 0;
  const keep = (name: string, file: Packed) => {
    for (const [oldest, { body }] of kept) {
      if (bytes + file.body.length <= MOST_BYTES) break;
      kept.delete(oldest);
      bytes -= body.length;
    }
    if (kept.has(name)) return; // two requests asked at once
    kept.set(name, file);
    bytes += file.body.length;
  };
  return async (name: string, request: Request): Promise<Response | undefined> => {
    const headers = NAME.test(name) ? typeHeaders(name, { immutable: true }) : undefined;
    if (!headers) return undefined;
    let file = kept.get(name);
    if (!file) {
      const body = await findAsset(db, name);
      if (!body) return undefined;
      file = isText(headers) ? await pack(body) : { body };
      keep(name, file);
    }
    return sendPacked(file, headers, request);
  };
}
