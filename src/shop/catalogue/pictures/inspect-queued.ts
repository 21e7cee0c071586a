import { type Inspected, inspectPicture } from '#src/platform/media/inspect-picture.ts';
import { oneAtATime } from '#src/platform/one-at-a-time.ts';

/** Decodes one file at a time, which bounds the resources that a hostile file can use (see MAX_PIXELS). */
export const enqueue = oneAtATime();

/** Inspects an uploaded file once those before it are done. Throws `invalid`, `too-large`. */
export const inspectQueued = (bytes: Buffer): Promise<Inspected> => enqueue(() => inspectPicture(bytes));
