import { chooseSize, type SizeChoice } from '../choose-size.ts';
import { yieldByMonth } from '../yield.ts';
import type { Home, Terms } from './home.ts';
import type { Kit } from './kit.ts';
import { type KitAtHome, placeKit } from './kit-at-home.ts';

/** What a plan can come to. */
export const OUTCOMES = ['fits', 'not-worth-it-yet', 'survey', 'roof-too-small', 'no-kit-fits', 'sold-out'] as const;

export type Plan<K extends Kit> =
  | {
      outcome: 'fits';
      chosen: KitAtHome<K>;
      choice: SizeChoice<KitAtHome<K>>;
      /** All that would fit and can be bought, smallest first. */
      others: KitAtHome<K>[];
      /** A better size that is sold out at the moment. */
      soldOut?: KitAtHome<K>;
    }
  /** So little is used that the smallest system with a net meter, 1 kW, would give more. */
  | { outcome: 'not-worth-it-yet'; wantedKw: number }
  /** Larger than a kit, or a roof that belongs to many: somebody has to look at it. */
  | { outcome: 'survey'; why: 'over-10-kw' | 'shared-roof'; wantedKw: number }
  | { outcome: 'roof-too-small'; smallestM2: number }
  | { outcome: 'no-kit-fits'; kits: K[] }
  | { outcome: 'sold-out'; soldOut: KitAtHome<K> };

/** The smallest plant that gets a net meter in Gujarat. */
const LEAST_KW = 1;
/** What is beyond a home. */
const MOST_KW = 10;

/**
 * Which of the kits suits a home: those that the rules do not block, that the roof holds and that give a net meter; among them the size whose last
 * step comes back in time.
 */
export function planRoof<K extends Kit>(kits: readonly K[], home: Home, terms: Terms): Plan<K> {
  const wantedKw = kwFor(home, terms);
  if (wantedKw < LEAST_KW) return { outcome: 'not-worth-it-yet', wantedKw };
  if (home.sharedRoof) return { outcome: 'survey', why: 'shared-roof', wantedKw };
  if (wantedKw > MOST_KW) return { outcome: 'survey', why: 'over-10-kw', wantedKw };
  const allowed = kits.filter(
    (kit) => kit.kwp >= LEAST_KW && !kit.findings.some(({ verdict }) => verdict === 'blocks'),
  );
  if (allowed.length === 0) return { outcome: 'no-kit-fits', kits: [...kits] };
  const { roofM2 = Number.POSITIVE_INFINITY } = home;
  const held = allowed.filter(({ areaM2 }) => areaM2 <= roofM2);
  if (held.length === 0)
    return { outcome: 'roof-too-small', smallestM2: Math.min(...allowed.map(({ areaM2 }) => areaM2)) };

  const placed = held.map((kit) => placeKit(kit, home, terms)).sort((a, b) => a.kit.kwp - b.kit.kwp || a.cost - b.cost);
  const best = choose(placed, terms);
  const others = placed.filter(({ kit }) => kit.inStock);
  if (others.length === 0) return { outcome: 'sold-out', soldOut: best.chosen };
  const toBuy = choose(others, terms);
  const soldOut = best.chosen === toBuy.chosen ? {} : { soldOut: best.chosen };
  return { outcome: 'fits', ...toBuy, others, ...soldOut };
}

/** @param placed at least one */
function choose<K extends Kit>(placed: readonly KitAtHome<K>[], { mostYears }: Terms) {
  const sizes = placed.map((one) => ({ id: one, kwp: one.kit.kwp, cost: one.cost, savedPerYear: one.saved.expected }));
  const choice = chooseSize(sizes, mostYears);
  if (!choice) throw new RangeError('no kit to choose from');
  return { choice, chosen: choice.chosen };
}

/** The power that gives in a year what the home uses, by usual panels at 15 degrees. */
function kwFor({ use, local, azimuth }: Home, { losses }: Terms): number {
  const perKw = yieldByMonth(local.row, {
    ...{ kwp: 1, gamma: -0.35, efficiency: 0.97, tilt: 15 },
    azimuth,
    losses,
  });
  const total = (units: readonly number[]) => units.reduce((all, one) => all + one, 0);
  return total(use.months) / total(perKw);
}
