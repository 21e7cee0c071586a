import { type PictureStore, StoreAway } from '#src/platform/media/picture-store.ts';

const FINISHED =
  /^(?:p-(?:[0-9a-f]{24}|[0-9a-f]{32})-\d{1,4}\.(?:avif|webp)|photo-[0-9a-f]{32}\.webp|m-[0-9a-f]{24}-\d{1,4}x\d{1,4}\.(?:svg|png|jpg))$/;
/** The owner's SVGs are cleaned on upload; opened directly, they may still do nothing but draw. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves finished pictures from the picture store; originals are never served. Answers undefined for a picture that is not there (yet).
 * @param isPersonal says which files browsers may not cache
 */
export function storedPictures(store: PictureStore, isPersonal: (name: string) => Promise<boolean>) {
  return async (name: string, request: Request): Promise<Response | undefined> => {
    if (!FINISHED.test(name)) return undefined;
    const file = await store.get(`media/${name}`);
    if (!file) return undefined;
    if (!file.type.startsWith('image/')) throw new StoreAway(`The picture store answered with ${file.type}.`);
    const headers: Record<string, string> = {
      'content-type': file.type,
      'cache-control': (await isPersonal(name)) ? 'private, no-store' : 'public, max-age=31536000, immutable',
    };
    if (name.endsWith('.svg')) headers['content-security-policy'] = DRAWING_POLICY;
    if (file.length) headers['content-length'] = String(file.length);
    return new Response(request.method === 'HEAD' ? null : (file.body as BodyInit), { headers });
  };
}
