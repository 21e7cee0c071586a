import { checkpoint } from '#src/platform/checkpoint.ts';
import type { Platform } from '#src/platform/platform.ts';
import { inSpan } from '#src/platform/trace/span.ts';
import { beginAttempt, markSent, noteFailure, type QueuedMessage, type Struck } from './mail.store.ts';
import { headerLine, MOST_ATTEMPTS, PermanentFailure } from './message.ts';
import { SWEEP_QUEUE } from './sweep-outbox.ts';
import type { Post } from './transport.ts';

/**
 * Sends one message. A failure is recorded and rethrown, so that the queue retries; a permanent refusal, or the last attempt, marks it as
 * failed. At least once: if the process dies between handing over and recording it, the message is sent again.
 */
export async function sendMessage(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'log'>,
  post: Post,
  id: string,
): Promise<void> {
  const { db, log } = platform;
  const message = await beginAttempt(db, id);
  if (!message) return;
  try {
    await inSpan(`send ${message.channel}`, 'call', { 'peer.service': message.channel }, () => post.deliver(message));
  } catch (error) {
    const final = error instanceof PermanentFailure || message.attempts >= MOST_ATTEMPTS;
    await noteFailure(db, id, headerLine((error as Error).message, 500), final ? struckIn(message, false) : undefined);
    if (!final) throw error;
    log.error({ err: error, message: id, kind: message.kind }, 'a message could not be sent');
    return;
  }
  checkpoint('mail.written');
  await db.transaction().execute(async (trx) => {
    await markSent(trx, id, platform.clock.now(), struckIn(message, post.leavesTheHouse(message)));
    if (message.strikeOnceSent) await platform.jobs.send(trx, SWEEP_QUEUE, {});
  });
}

/** A secret is struck once another server has it: until then our own file is the only place to read it. */
const struckIn = ({ secret, strikeOnceSent }: QueuedMessage, gone: boolean): Struck =>
  strikeOnceSent ? 'everything' : secret && gone ? 'words' : 'nothing';
