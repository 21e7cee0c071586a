import { judge, RULES_BETWEEN_PARTS } from './judge.ts';
import { matchPair } from './pair.ts';
import { type Part, positiveOf, textOf } from './part.ts';

/** Inverters that feed a home by themselves: one without the grid needs a battery, which is a choice of its own. */
const BY_THEMSELVES = ['string', 'hybrid', 'micro'];

/**
 * A whole array around a panel or an inverter: so many panels, the inverter that they suit, and what carries them, each in the quantity that it
 * takes. Nothing in it may be more than a note for any rule between parts; undefined if the stocked parts make none, or the product is neither.
 * @param stocked - in the order in which they are preferred
 */
export function systemAround(own: Part, stocked: readonly Part[]): Part[] | undefined {
  if (own.kind !== 'panel' && own.kind !== 'inverter') return undefined;
  const of = (kind: Part['kind']) => (own.kind === kind ? [own] : stocked.filter((part) => part.kind === kind));
  const inverters = of('inverter').filter((one) => BY_THEMSELVES.includes(textOf(one, 'type') ?? ''));
  for (const inverter of inverters) {
    for (const panel of of('panel')) {
      const match = matchPair(panel, inverter);
      if (match?.verdict !== 'fits') continue;
      const panels = { ...panel, quantity: match.counts[0] };
      const carrier = carrierOf(panels, of('structure'));
      const parts = carrier && [panels, { ...inverter, quantity: 1 }, carrier];
      if (parts && stands(parts)) return parts;
    }
  }
  return undefined;
}

/** The structure with the fewest places left over, the first of equals, as often as the panels need it. */
function carrierOf(panels: Part, structures: readonly Part[]): Part | undefined {
  const carriers = structures.flatMap((structure) => {
    const places = positiveOf(structure, 'panelCount');
    if (!places || matchPair(panels, structure)?.verdict !== 'fits') return [];
    const quantity = Math.ceil(panels.quantity / places);
    return [{ carrier: { ...structure, quantity }, spare: quantity * places - panels.quantity }];
  });
  return carriers.toSorted((a, b) => a.spare - b.spare || a.carrier.quantity - b.carrier.quantity)[0]?.carrier;
}

const stands = (parts: Part[]) =>
  judge(parts, {}, undefined, RULES_BETWEEN_PARTS).every(({ verdict }) => verdict === 'fits' || verdict === 'warn');
