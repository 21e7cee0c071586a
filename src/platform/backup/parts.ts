import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Uncompressed. A part is held in memory, and a bucket takes it in one request. */
const PART = 16 * 2 ** 20;

/**
 * Cuts a stream of rows into parts, each compressed on its own: `cat` of all parts is what `zstd -d` reads. While one part is being stored,
 * the next is collected.
 */
export function partWriter(store: (part: Buffer) => Promise<void>) {
  let pieces: Buffer[] = [];
  let size = 0;
  let storing: Promise<void> = Promise.resolve();
  const flush = async () => {
    const whole = Buffer.concat(pieces);
    pieces = [];
    size = 0;
    await storing;
    storing = compress(whole).then(store);
    storing.catch(() => {}); // thrown by the next flush, or by the end
  };
  return {
    async write(piece: Buffer): Promise<void> {
      pieces.push(piece);
      size += piece.length;
      if (size >= PART) await flush();
    },
    async end(): Promise<void> {
      if (size > 0) await flush();
      await storing;
    },
  };
}

/** The rows again, to be taken in the lengths that they were written in. */
export function partReader(parts: AsyncIterable<Buffer>) {
  const source = parts[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async function* take(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (rest.length === 0) {
        const next = await source.next();
        if (next.done) throw new Error('the rows end before their table');
        rest = await decompress(next.value);
      }
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  };
}
