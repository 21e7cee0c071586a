import { type Finding, type Rule, VERDICTS, worst } from './finding.ts';
import { judge } from './judge.ts';
import { flagOf, type Part, type PartKind, positiveOf } from './part.ts';

/** Which rules decide about two products alone, and in what quantities they would be bought together. */
type Pair = {
  rules: readonly Rule[];
  aspects?: readonly string[];
  counts: (one: Part, other: Part) => [number, number][];
};

/** As many panels as suit what they feed: from the wanted power on outwards. */
function panelCounts(panel: Part, wantedW: number | undefined, least: number, most: number): [number, number][] {
  const wp = positiveOf(panel, 'peakPowerWp');
  if (wp === undefined || wantedW === undefined) return [[1, 1]];
  const [from, to] = [Math.max(1, Math.ceil((least * wantedW) / wp)), Math.floor((most * wantedW) / wp)];
  const counts = Array.from({ length: Math.min(40, Math.max(1, to - from + 1)) }, (_, index) => from + index);
  const ideal = (1.08 * wantedW) / wp;
  return counts.toSorted((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal)).map((count) => [count, 1]);
}

const STRINGS: readonly Rule[] = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'];
/** By the kinds of the two, in this order. */
const PAIRS: Record<string, Pair> = {
  'panel inverter': {
    rules: STRINGS,
    counts: (panel, inverter) => panelCounts(panel, positiveOf(inverter, 'ratedPowerW'), 0.8, 1.35),
  },
  'panel pump-controller': {
    rules: [...STRINGS, 'R16'],
    aspects: ['cold', 'hot', 'top', 'shortCircuit', 'working', 'power', 'strings', 'string'],
    counts: (panel, controller) => panelCounts(panel, positiveOf(controller, 'panelWpNeeded'), 1, 1.3),
  },
  'panel pump': {
    rules: ['R16'],
    aspects: ['string', 'panels'],
    counts: (panel, pump) => panelCounts(panel, positiveOf(pump, 'panelWpNeeded'), 1, 1.4),
  },
  'panel structure': {
    rules: ['R10'],
    counts: (_, structure) => [[positiveOf(structure, 'panelCount') ?? 1, 1]],
  },
  'battery inverter': {
    rules: ['R9'],
    counts: () => [1, 2, 4, 8].map((batteries) => [batteries, 1]),
  },
  'pump pump-controller': { rules: ['R16'], aspects: ['controller'], counts: () => [[1, 1]] },
  'ac-box inverter': { rules: ['R12'], aspects: ['breaker', 'surge'], counts: () => [[1, 1]] },
  'mcb inverter': { rules: ['R12'], aspects: ['breaker'], counts: () => [[1, 1]] },
  'rcbo ev-charger': { rules: ['R15'], aspects: ['breaker', 'residual'], counts: () => [[1, 1]] },
};

const PARTNERS = Object.keys(PAIRS).map((names) => names.split(' ') as [PartKind, PartKind]);

/** The kinds of product that may work with this one. */
export const partnersOf = (kind: PartKind): PartKind[] =>
  PARTNERS.flatMap(([one, other]) => (one === kind ? [other] : other === kind ? [one] : []));

/** What is said of two products in the best quantities found. `counts`: those, in the order in which the products were given. */
export type Match = { verdict: 'fits' | 'warn'; findings: Finding[]; counts: [number, number] };

/** How two products go together; undefined if they block each other, if something is not stated, or if no rule is about the two. */
export function matchPair(a: Part, b: Part): Match | undefined {
  const straight = PAIRS[`${a.kind} ${b.kind}`];
  const [one, other] = straight ? [a, b] : [b, a];
  const pair = straight ?? PAIRS[`${b.kind} ${a.kind}`];
  // A pump with a controller inside needs no other, and the panels of one without feed the controller.
  const included = one.kind === 'pump' ? one : other.kind === 'pump' ? other : undefined;
  if (!pair || (included && flagOf(included, 'controllerIncluded') !== (one.kind === 'panel'))) return undefined;
  let best: Match | undefined;
  for (const [first, second] of pair.counts(one, other)) {
    const parts = [
      { ...one, quantity: first },
      { ...other, quantity: second },
    ];
    const { rules, aspects } = pair;
    const findings = judge(parts, {}, undefined, rules).filter(({ aspect }) => !aspects || aspects.includes(aspect));
    const verdict = worst(findings);
    const counts: Match['counts'] = straight ? [first, second] : [second, first];
    if (verdict === 'fits') return { verdict, findings, counts };
    if (verdict === 'warn' && !best) best = { verdict, findings, counts };
  }
  return best;
}

/** The finding that is worth saying first. */
export const firstOf = (findings: readonly Finding[]): Finding | undefined =>
  findings.toSorted((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict))[0];
