import { type Inspected, inspectPicture } from '#src/platform/media/inspect-picture.ts';

let turn: Promise<unknown> = Promise.resolve();

/** Decodes one file at a time, which bounds the resources that a hostile file can use (see MAX_PIXELS). */
export function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => {});
  return mine;
}

/** Inspects an uploaded file once those before it are done. Throws `invalid`, `too-large`. */
export const inspectQueued = (bytes: Buffer): Promise<Inspected> => enqueue(() => inspectPicture(bytes));
