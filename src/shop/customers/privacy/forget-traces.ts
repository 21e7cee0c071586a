import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Platform } from '#src/platform/platform.ts';
import { whyOver } from '#src/shop/customers/identity/session-lifetime.ts';
import {
  deleteExpired,
  deleteExpiredSessions,
  deleteKeys,
  dropSenders,
  selectWholeEvents,
  strikeEvents,
} from './forget-traces.store.ts';
import { withoutPerson } from './without-person.ts';

/** In days. Idempotency keys serve calls repeated after a lost answer; a provider's event is needed while its payment may be disputed. */
const KEPT = { senders: 1, keys: 30, payers: 90 } as const;
const BATCH = 500;

type Forgetting = Pick<Platform, 'db' | 'clock'>;
const daysAgo = ({ clock }: Forgetting, days: number) => new Date(clock.now().getTime() - days * DAY_MS);

/** Deletes expired sessions and abandoned Google sign-ins. They end by the system's clock (platform/clock.ts). */
export async function forgetEnded({ db, security }: Pick<Platform, 'db' | 'security'>): Promise<void> {
  const system = new Date();
  for (const { uid, role, ...session } of await deleteExpiredSessions(db, system))
    security.success('session-ended', { uid, why: whyOver(role ?? 'customer', session), sessions: 1 });
  await deleteExpired(db, system);
}

/** Removes the network that a message came from; the message stays. */
export const forgetSenders = (platform: Forgetting): Promise<void> =>
  dropSenders(platform.db, daysAgo(platform, KEPT.senders));

/** Deletes used idempotency keys. */
export const forgetKeys = (platform: Forgetting): Promise<void> =>
  deleteKeys(platform.db, daysAgo(platform, KEPT.keys));

/** Removes the payer from the payment provider's older events; what was paid stays. Answers how many. */
export async function forgetPayers(platform: Forgetting): Promise<number> {
  const { db } = platform;
  const at = platform.clock.now();
  const before = daysAgo(platform, KEPT.payers);
  for (let struck = 0; ; ) {
    const found = await db.transaction().execute(async (trx) => {
      const events = await selectWholeEvents(trx, before, BATCH);
      await strikeEvents(
        trx,
        events.map(({ id, body }) => ({ id, body: withoutPerson(body) })),
        at,
      );
      return events.length;
    });
    struck += found;
    if (found < BATCH) return struck;
  }
}
