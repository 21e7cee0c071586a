const EMPTY: Buffer = Buffer.alloc(0);

/**
 * Reads the answers of one connection, one after the other, however the network has cut them. It looks at nothing but the status and where an
 * answer ends: what it spends is missing from what it can measure.
 */
export class AnswerReader {
  #bytes = EMPTY;
  #expects: 'head' | 'body' | 'size' | 'chunk' | 'trailer' = 'head';
  /** Bytes of the body or the chunk that are still to come. */
  #left = 0;
  #status = 0;
  /** Whether the part that is next has not come whole. */
  #stuck = false;

  /**
   * @param piece may be overwritten after the call
   * @returns the status of the answer that ends with this piece; undefined while it goes on
   * @throws Error for bytes after the end of an answer, since nothing more was asked for
   */
  read(piece: Buffer): number | undefined {
    this.#bytes = this.#bytes.length > 0 ? Buffer.concat([this.#bytes, piece]) : piece;
    while (!this.#step()) {
      if (!this.#stuck) continue;
      this.#bytes = Buffer.from(this.#bytes);
      return undefined;
    }
    if (this.#bytes.length > 0) throw new Error('an answer is longer than it says');
    this.#bytes = EMPTY;
    return this.#status;
  }

  /** Reads the next part of the answer; true at its end. */
  #step(): boolean {
    this.#stuck = false;
    if (this.#expects === 'body' || this.#expects === 'chunk') return this.#skip();
    const text = this.#until(this.#expects === 'head' ? '\r\n\r\n' : '\r\n');
    if (text === undefined) return false;
    if (this.#expects === 'head') return this.#begin(text);
    if (this.#expects === 'trailer') return text === '' && this.#end();
    const size = Number.parseInt(text, 16);
    if (Number.isNaN(size)) throw new Error(`${text} is no size of a chunk`);
    this.#left = size + 2;
    this.#expects = size === 0 ? 'trailer' : 'chunk';
    return false;
  }

  #begin(head: string): boolean {
    this.#status = Number(head.slice(9, 12));
    if (this.#status < 200) return false; // an interim answer
    if (this.#status === 204 || this.#status === 304) return this.#end();
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined && !/\r\ntransfer-encoding: *chunked/i.test(head))
      throw new Error('an answer does not say how long it is');
    this.#expects = length === undefined ? 'size' : 'body';
    this.#left = Number(length ?? 0);
    return false;
  }

  #skip(): boolean {
    const here = Math.min(this.#left, this.#bytes.length);
    this.#left -= here;
    this.#bytes = this.#bytes.subarray(here);
    this.#stuck = this.#left > 0;
    if (this.#stuck) return false;
    if (this.#expects === 'body') return this.#end();
    this.#expects = 'size';
    return false;
  }

  #end(): boolean {
    this.#expects = 'head';
    return true;
  }

  #until(mark: string): string | undefined {
    const at = this.#bytes.indexOf(mark, 0, 'latin1');
    this.#stuck = at < 0;
    if (this.#stuck) return undefined;
    const text = this.#bytes.toString('latin1', 0, at);
    this.#bytes = this.#bytes.subarray(at + mark.length);
    return text;
  }
}
