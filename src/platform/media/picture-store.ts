/**
 * Where originals and finished pictures are kept: a folder, or a bucket that speaks S3. Keys are `media/…`, `originals/…`, and `private/…` for
 * what is never served as a file.
 */
export type PictureStore = {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** The file, or undefined when there is none. */
  get(key: string): Promise<StoredFile | undefined>;
  /** Removing what is not there changes nothing. */
  remove(key: string): Promise<void>;
};

export type StoredFile = { body: ReadableStream | Buffer; type: string; length: number | undefined };

/** Throws for a key that could leave its folder. Keys are made by us, so this is a second lock. */
export function checkKey(key: string): string {
  if (!/^(media|originals|private)\/[a-z0-9][a-z0-9.-]*$/.test(key) || key.includes('..'))
    throw new Error(`not a picture's key: ${key}`);
  return key;
}

/** All of a file's bytes. */
export const wholeFile = async ({ body }: StoredFile): Promise<Buffer> =>
  Buffer.isBuffer(body) ? body : Buffer.from(await new Response(body).arrayBuffer());
