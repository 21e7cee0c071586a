/**
 * Where originals and finished pictures are stored: a folder, or an S3-compatible bucket. Keys are `media/…`, `originals/…`, and
 * `private/…` for files that are never served.
 */
export type PictureStore = {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** The file, or undefined when there is none. */
  get(key: string): Promise<StoredFile | undefined>;
  /** Removing a missing file does nothing. */
  remove(key: string): Promise<void>;
  /** All files. A file that is written again gets another mark. */
  list(): AsyncIterable<{ key: string; mark: string }>;
};

/** The first part of every key. */
export const KINDS = ['media', 'originals', 'private'] as const;

export type StoredFile = { body: ReadableStream | Buffer; type: string; length: number | undefined };

export const isKey = (key: string): boolean =>
  /^(media|originals|private)\/[a-z0-9][a-z0-9.-]*$/.test(key) && !key.includes('..');
/** Thrown while the bucket cannot be reached, or answers that it cannot work: the answer is 503, not 500, and a job tries again. */
export class StoreAway extends Error {
  override name = 'StoreAway';
}

/** Throws for a key that could leave its folder. We make the keys ourselves, so this is a second line of defence. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a picture's key: ${key}`);
  return key;
}

/** All of a file's bytes. */
export const wholeFile = async ({ body }: StoredFile): Promise<Buffer> =>
  Buffer.isBuffer(body) ? body : Buffer.from(await new Response(body).arrayBuffer());
