import { type Inspected, inspectPicture } from '#src/platform/pictures/inspect-picture.ts';

/** Only one file is decoded at a time: what a hostile one may take is then bounded (see MAX_PIXELS). */
let turn: Promise<unknown> = Promise.resolve();

/** Looks at an uploaded file when those before it are done. Throws `invalid`, `too-large`. */
export function inspectInTurn(bytes: Buffer): Promise<Inspected> {
  const mine = turn.then(() => inspectPicture(bytes));
  turn = mine.catch(() => {});
  return mine;
}
