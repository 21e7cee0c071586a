import { picture, type SentPicture, sendPicture } from '#src/wire/client/pictures.ts';
import { MAX_BYTES, shrink } from './shrink.ts';
import { KINDS, type Phase, UploadFault } from './upload.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3000;
/** Encoding takes seconds; after this long, the user is notified. */
const PATIENCE_MS = 90_000;
/** Formats that some browsers can read, and that are then sent as JPEG. */
const FOREIGN = /^image\/hei[cf]$/;

/** Takes a picture all the way: checks it, shrinks it if necessary, uploads it and waits for the encoding. */
export async function bringIn(
  file: File,
  options: { signal: AbortSignal; onPhase: (phase: Phase) => void },
): Promise<SentPicture> {
  const { signal, onPhase } = options;
  if (file.size === 0) throw new UploadFault('empty');
  if (!KINDS.includes(file.type) && !FOREIGN.test(file.type)) throw new UploadFault('kind');
  onPhase({ name: 'preparing' });
  const small = await shrink(file);
  if (small.size > MAX_BYTES) throw new UploadFault('too-large');
  signal.throwIfAborted();
  onPhase({ name: 'sending', part: 0 });
  const sent = await sendPicture(small, { signal, onProgress: (part) => onPhase({ name: 'sending', part }) });
  onPhase({ name: 'encoding' });
  return untilReady(sent, signal);
}

async function untilReady(sent: SentPicture, signal: AbortSignal): Promise<SentPicture> {
  const deadline = Date.now() + PATIENCE_MS;
  let now = sent;
  for (let pause = FIRST_PAUSE_MS; now.state === 'waiting'; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    if (Date.now() > deadline) throw new UploadFault('slow');
    await after(pause, signal);
    now = await picture(sent.id, signal);
  }
  if (now.state === 'failed') throw new UploadFault('encoding');
  return now;
}

/** A delay that a cancel ends. */
const after = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const done = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(done);
        reject(signal.reason);
      },
      { once: true },
    );
  });
