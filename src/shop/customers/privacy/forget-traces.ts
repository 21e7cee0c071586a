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

/** Deletes the traces of visits to the shop: expired sessions, the origin of messages, used keys. */
export async function forgetTraces({
  db,
  clock,
  security,
}: Pick<Platform, 'db' | 'clock' | 'security'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  // Sessions and Google sign-ins end by the system's clock (platform/clock.ts).
  const system = new Date();
  for (const { uid, role, ...session } of await deleteExpiredSessions(db, system))
    security.success('session-ended', { uid, why: whyOver(role ?? 'customer', session), sessions: 1 });
  await deleteExpired(db, system);
  await dropSenders(db, before(KEPT.senders));
  await deleteKeys(db, before(KEPT.keys));
}

/** Removes the payer from the payment provider's older events; what was paid stays. Answers how many. */
export async function forgetPayers({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const at = clock.now();
  const before = new Date(at.getTime() - KEPT.payers * DAY_MS);
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
