/** What each rule looks at, in order. A rule answers with one finding for each aspect that the parts raise. @internal */
export const ASPECTS = {
  R1: ['cold'],
  R2: ['hot'],
  R3: ['top'],
  R4: ['shortCircuit'],
  R5: ['working'],
  R6: ['power', 'ratio'],
  R7: ['kinds', 'strings'],
  R8: ['phase'],
  R9: ['terminals', 'window', 'series', 'parallel', 'charge', 'discharge', 'protocol', 'capacity'],
  R10: ['count', 'clamps', 'length', 'roof'],
  R11: ['drop'],
  R12: ['breaker', 'drop', 'surge'],
  R13: ['isolator', 'surge', 'fuse'],
  R14: ['least', 'subsidy', 'cells'],
  R15: ['supply', 'load', 'breaker', 'residual', 'drop'],
  R16: ['controller', 'string', 'panels', 'head', 'flow', 'suction'],
  R17: ['litres', 'pressure', 'hardWater', 'weight'],
} as const;
export type Rule = keyof typeof ASPECTS;
export type Aspect = (typeof ASPECTS)[Rule][number];
export const RULES = Object.keys(ASPECTS) as Rule[];

/** From the worst to the best. `unknown`: something that the rule needs is not stated; it never counts as fitting. */
export const VERDICTS = ['blocks', 'unknown', 'warn', 'fits'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Numbers in the unit that their key ends with (V, A, W, Kw, M, Mm, Percent), or a word. */
export type Figures = Record<string, number | string>;

/**
 * What one rule says of the parts. `figures` are what it found, rounded for people; the verdict was reached before rounding. `limit` is what they
 * were compared with, or null. An unknown finding names in `figures.missing` what is not stated, separated by commas: keys of specifications, or
 * `site.` and a key of the site.
 */
export type Finding = { rule: Rule; aspect: Aspect; verdict: Verdict; figures: Figures; limit: number | null };

const round = (value: number) => Math.round(value * 100) / 100;
const rounded = (figures: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [key, typeof value === 'number' ? round(value) : value]),
  );

/** @param limit - in the unit of the figure that it bounds */
export const finding = (
  rule: Rule,
  aspect: Aspect,
  verdict: Verdict,
  figures: Figures,
  limit: number | null = null,
): Finding => ({ rule, aspect, verdict, figures: rounded(figures), limit: limit === null ? null : round(limit) });

export const notStated = (rule: Rule, aspect: Aspect, missing: readonly string[], figures: Figures = {}): Finding =>
  finding(rule, aspect, 'unknown', { ...figures, missing: [...new Set(missing)].sort().join(', ') });

/** All of the values, or the names of those that are not stated. */
export function stated<V extends Record<string, unknown>>(
  values: V,
): { known: { [K in keyof V]: NonNullable<V[K]> }; missing?: never } | { known?: never; missing: string[] } {
  const missing = Object.keys(values).filter((key) => values[key] === undefined || values[key] === null);
  // The filter above leaves nothing empty, which TypeScript cannot see.
  return missing.length ? { missing } : { known: values as { [K in keyof V]: NonNullable<V[K]> } };
}

const place = ({ rule, verdict, aspect }: Finding) =>
  RULES.indexOf(rule) * 1000 + VERDICTS.indexOf(verdict) * 100 + (ASPECTS[rule] as readonly string[]).indexOf(aspect);

/** By rule, and the worst of a rule first. */
export const inOrder = (findings: readonly Finding[]): Finding[] => findings.toSorted((a, b) => place(a) - place(b));

/** The worst verdict among the findings; undefined if there are none. */
export const worst = (findings: readonly Finding[]): Verdict | undefined =>
  VERDICTS.find((verdict) => findings.some((one) => one.verdict === verdict));
