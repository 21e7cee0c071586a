import { transact } from '#src/platform/database/transact.ts';
import type { RemoteOptions } from '#src/platform/fetch/ask-remote.ts';
import { postRemote } from '#src/platform/fetch/post-remote.ts';
import { RemoteFault } from '#src/platform/fetch/remote-fault.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { claimDue, deleteDeliveriesBefore, noteDelivered, noteFailed } from './delivery.store.ts';
import { signatureOf } from './sign-delivery.ts';
import { silentMail } from './silent-mail.ts';
import { claimTold, forgetTold } from './webhook.store.ts';
import { type ClaimedDelivery, DELIVER_QUEUE, type DeliveryReason, type EventData } from './webhook.ts';

/** The pauses before each further attempt, in seconds; then the last one again until a day is over. */
const PAUSES = [30, 2 * 60, 10 * 60, 30 * 60, 60 * 60, 2 * 60 * 60, 4 * 60 * 60];
/** @internal */
export const pauseAfter = (attempts: number): number => PAUSES[Math.min(attempts, PAUSES.length) - 1] as number;

const WITHIN_MS = 10_000;
const AT_ONCE = 4;
/** The queue takes a job for lost after five minutes; what is left by then is for the next one. */
const WORK_MS = 120_000;
/** Longest that an answer's `Retry-After` is heeded, in seconds. */
const LONGEST_HOLD = 4 * 60 * 60;
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Delivers what is due (a job, outside any transaction). Each delivery is settled by itself: a lost worker loses none. */
export async function deliverDue(
  platform: Platform,
  dataOf: EventData,
  options: Pick<RemoteOptions, 'lookup' | 'ca'> = {},
): Promise<void> {
  const end = performance.now() + WORK_MS;
  let isOver = false;
  // Mostly nothing is due, which one connection can find out.
  const first = await claimDue(platform.db);
  if (!first) return;
  async function lane(claimed?: ClaimedDelivery) {
    for (let claim = claimed; !isOver; claim = undefined) {
      claim ??= await claimDue(platform.db);
      if (!claim) return;
      await deliver(platform, claim, dataOf, options);
      isOver = performance.now() > end;
    }
  }
  const lanes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, at) => lane(at === 0 ? first : undefined)),
  );
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
  if (isOver) await transact(platform, ({ trx }) => platform.jobs.send(trx, DELIVER_QUEUE, {}));
}

type Answer = { status: number | null; reason: DeliveryReason | null; hold?: number | undefined };

async function deliver(
  platform: Platform,
  claim: ClaimedDelivery,
  dataOf: EventData,
  options: Pick<RemoteOptions, 'lookup' | 'ca'>,
): Promise<void> {
  const began = performance.now();
  const data = await dataOf(claim.event, claim.subject);
  const { hold = 0, ...answer } = data ? await post(platform, claim, data, options) : GONE;
  const outcome = { ...answer, milliseconds: Math.round(performance.now() - began) };
  if (answer.reason === null) {
    await noteDelivered(platform.db, claim.id, outcome);
    await forgetTold(platform.db, claim.webhookId);
    return;
  }
  const isLast = claim.isLast || answer.reason === 'gone';
  const pause = isLast ? 'last' : Math.max(pauseAfter(claim.attempts), Math.min(hold, LONGEST_HOLD));
  await transact(platform, async ({ trx }) => {
    await noteFailed(trx, claim, outcome, pause);
    if (!claim.isLast || !isMailAddress(platform.settings.adminEmail) || !(await claimTold(trx, claim.webhookId)))
      return;
    await queueMail(trx, platform, silentMail(platform, claim), null);
  });
}

const GONE: Answer = { status: null, reason: 'gone' };

async function post(
  { settings, clock }: Platform,
  { id, event, createdAt, url, secret, formerSecret }: ClaimedDelivery,
  data: object,
  options: Pick<RemoteOptions, 'lookup' | 'ca'>,
): Promise<Answer> {
  const body = JSON.stringify({ id, event, createdAt: createdAt.toISOString(), data });
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'kiran-event': event,
    'kiran-delivery': id,
    'kiran-signature': signatureOf(body, formerSecret ? [secret, formerSecret] : [secret], clock.now()),
  };
  const userAgent = `KiranWebhooks/1.0${settings.publicUrl ? ` (+${settings.publicUrl})` : ''}`;
  try {
    const to = { ...options, userAgent, trusted: settings.privateWebhookHosts };
    const { status, retryAfter } = await postRemote(url, { headers, body }, WITHIN_MS, to);
    if (status >= 200 && status < 300) return { status, reason: null };
    return { status, reason: 'answer', hold: retryAfter === undefined ? undefined : retryAfter / 1000 };
  } catch (error) {
    if (error instanceof RemoteFault) return { status: null, reason: error.reason };
    throw error;
  }
}

/** Deletes what was delivered or given up a month ago. */
export const forgetDeliveries = ({ db, clock }: Pick<Platform, 'db' | 'clock'>) =>
  deleteDeliveriesBefore(db, new Date(clock.now().getTime() - KEPT_MS));
