import { checkpoint } from '#src/platform/checkpoint.ts';
import { beginAttempt, markSent, noteFailure } from '#src/platform/mail/mail.store.ts';
import { headerLine, MOST_ATTEMPTS, PermanentFailure } from '#src/platform/mail/message.ts';
import type { Post } from '#src/platform/mail/post.ts';
import type { Platform } from '#src/platform/platform.ts';

/**
 * The job of one message. A failure is noted and thrown, so that the queue tries again later; a refusal for good, or the last
 * try, ends it as failed. At least once: a process that dies between handing over and noting it hands it over again.
 */
export async function sendMessage(platform: Pick<Platform, 'db' | 'clock' | 'log'>, post: Post, id: string): Promise<void> {
  const message = await beginAttempt(platform.db, id);
  if (!message) return;
  try {
    await post.deliver(message);
  } catch (error) {
    const final = error instanceof PermanentFailure || message.attempts >= MOST_ATTEMPTS;
    await noteFailure(platform.db, id, headerLine((error as Error).message, 500), final);
    if (!final) throw error;
    platform.log.error({ err: error, message: id, kind: message.kind }, 'a message could not be sent');
    return;
  }
  checkpoint('mail.written');
  await markSent(platform.db, id, platform.clock.now(), message.secret && post.leavesTheHouse(message));
}
