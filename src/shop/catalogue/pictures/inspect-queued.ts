import { type Inspected, inspectPicture } from '#src/platform/media/inspect-picture.ts';

let turn: Promise<unknown> = Promise.resolve();

/** Only one file is decoded at a time: what a hostile one may take is then bounded (see MAX_PIXELS). */
export function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => {});
  return mine;
}

/** Looks at an uploaded file when those before it are done. Throws `invalid`, `too-large`. */
export const inspectQueued = (bytes: Buffer): Promise<Inspected> => enqueue(() => inspectPicture(bytes));
