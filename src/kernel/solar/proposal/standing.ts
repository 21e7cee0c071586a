import type { Day } from '../../india-time.ts';
import type { Paise } from '../../money.ts';

/** What a version offers: a kit at its price, and with installation where that is known. */
export type Offer = { kitId: string; kit: Paise; installed: Paise | null };

/**
 * How a saved version stands today.
 * - `holds`: its price holds
 * - `sold-out`: it would, but the kit is not in stock
 * - `ended`: its last day is over
 */
export type Standing = {
  state: 'holds' | 'sold-out' | 'ended';
  /** What the same answers come to today; undefined where they come to no system. */
  today: Offer | undefined;
  /** Whether that differs in kit or price. */
  changed: boolean;
  /** Whether a next version would say anything new. */
  renewable: boolean;
};

const same = (one: Offer, other: Offer) =>
  one.kitId === other.kitId && one.kit === other.kit && one.installed === other.installed;

/**
 * The price of a version holds up to and including `validUntil`, for stock at hand; afterwards only what is computed anew counts.
 * @param now `inStock`: of the version's own kit
 */
export function standingOf(
  saved: Offer & { validUntil: Day },
  { day, inStock, today }: { day: Day; inStock: boolean; today: Offer | undefined },
): Standing {
  const state = day > saved.validUntil ? 'ended' : inStock ? 'holds' : 'sold-out';
  const changed = today !== undefined && !same(saved, today);
  return { state, today, changed, renewable: changed || (today !== undefined && state === 'ended') };
}
