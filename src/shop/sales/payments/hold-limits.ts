import { DAY_MS } from '#src/kernel/india-time.ts';
import { because } from '#src/kernel/refusals.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { pipelined } from '#src/platform/database/pipelined.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { phoneOf } from '#src/shop/customers/identity/phone.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { deleteOpeningsBefore, heldValue, insertOpenings, lockOpenings, selectOpenings } from './opening.store.ts';
import type { Sold } from './payment.ts';

// An open payment takes stock from everybody else and costs nothing. So holds are limited (rules.md §8) in units and in value,
// with more for verified customers, and repeatedly opening payments without paying takes growing pauses.

const MINUTE = 60_000;
const LONGEST_PAUSE = 4 * 60 * MINUTE;

/** Unpaid payments per day before the first pause: for unverified customers, and for verified ones. */
const FREE = { account: [6, 12], address: [8, 16], network: [40, 120] } as const;

/** Whether a customer has proved that they can be reached, by mail or by telephone. */
export async function isVerified(platform: Pick<Platform, 'db'>, { uid, emailVerified }: Principal): Promise<boolean> {
  return emailVerified || (await phoneOf(platform, uid)) !== undefined;
}

/**
 * Refuses to hold more than this customer may, before any stock is taken.
 * @throws `verification-required` where a confirmed mail address or number would help, `over-limit` where nothing would
 */
export function needWithinLimits(
  { settings }: Pick<Platform, 'settings'>,
  offer: Sold & { total: number },
  verified: boolean,
): void {
  const units = offer.kind === 'goods' ? Math.max(...offer.snapshot.items.map(({ quantity }) => quantity)) : 1;
  const { unverified, verified: most } = settings.holds;
  if (units > most.units || offer.total > most.value) {
    throw new Fault('over-limit', because('order-over-limit', { amount: most.value, units: most.units }), {
      detail: { units: most.units, value: most.value },
    });
  }
  if (!verified && (units > unverified.units || offer.total > unverified.value)) {
    const reason = because('verify-for-limit', { amount: unverified.value, units: unverified.units });
    throw new Fault('verification-required', reason, { detail: { units: unverified.units, value: unverified.value } });
  }
}

const COUNTED = ['account', 'address', 'network'] as const;

export type Opening = { customer: Principal; sold: Sold; amount: number; network: string; verified: boolean };

/** The openings so far of the account, the address and the network, which nobody else changes before the transaction ends. */
export type Openings = { buckets: string[]; times: Date[][]; held: number };

/**
 * Reads them. What the shopper's own open payments hold does not count, but for transfers: the new one takes their place. Undefined where nothing is limited.
 */
export async function readOpenings(
  trx: Tx,
  { settings, personalHash }: Pick<Platform, 'settings' | 'personalHash'>,
  { customer, sold, network }: Pick<Opening, 'customer' | 'sold' | 'network'>,
  at: Date,
): Promise<Openings | undefined> {
  if (!settings.rateLimits) return undefined;
  const who = { account: customer.uid, address: placeOf(sold), network };
  const buckets = COUNTED.map((of) => personalHash(`payment ${of}`, who[of]));
  const [, openings, held] = await pipelined(trx, (together) => [
    lockOpenings(together, buckets),
    selectOpenings(together, buckets, new Date(at.getTime() - DAY_MS)),
    heldValue(together, buckets[COUNTED.indexOf('network')] as string, customer.uid),
  ]);
  return {
    buckets,
    times: buckets.map((one) => openings.filter(({ bucket }) => bucket === one).map((o) => o.at)),
    held,
  };
}

/** @throws `too-many-unpaid` with the seconds to wait; also where a network already holds too much */
export function needFewOpenings(
  { settings }: Pick<Platform, 'settings'>,
  { amount, verified }: Pick<Opening, 'amount' | 'verified'>,
  { times, held }: Openings,
  at: Date,
): void {
  for (const [index, of] of COUNTED.entries()) {
    const retryAfter = pauseAfter(times[index] ?? [], FREE[of][verified ? 1 : 0], at);
    if (retryAfter > 0) throw tooManyUnpaid(retryAfter);
  }
  if (held + amount > settings.holds.network.value) throw tooManyUnpaid(settings.reservationMinutes * 60);
}

/** Notes that a payment is opened, inside the transaction that holds its stock; a rollback forgets the opening too. */
export const noteOpening = (trx: Tx, paymentId: string, { buckets }: Openings, at: Date): Promise<void> =>
  insertOpenings(trx, paymentId, buckets, at);

const tooManyUnpaid = (retryAfter: number) =>
  new Fault('too-many-unpaid', 'payments-unpaid', {
    detail: { retryAfter },
  });

/** Seconds until the next payment may be opened: a minute after the free ones, then doubling each time. */
function pauseAfter(openings: Date[], free: number, at: Date): number {
  const [last] = openings;
  if (!last || openings.length < free) return 0;
  const pause = Math.min(LONGEST_PAUSE, MINUTE * 2 ** Math.min(20, openings.length - free));
  return Math.max(0, Math.ceil((last.getTime() + pause - at.getTime()) / 1000));
}

/** A key for an address, whatever its spacing, case and punctuation. */
const placeOf = ({ snapshot: { address } }: Sold): string =>
  `${address.zipcode} ${address.fullAddress.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`;

/** Deletes openings too old to count, but for what is still held. */
export const forgetOpenings = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> =>
  deleteOpeningsBefore(db, new Date(clock.now().getTime() - DAY_MS));
