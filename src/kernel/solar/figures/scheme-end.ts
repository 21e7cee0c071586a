import type { Day } from '../../india-time.ts';
import type { DatedFigure, MissingFigure } from './dated-figure.ts';

/** The last day of the subsidy's scheme, as far as it is known: still to come, or over. */
export function schemeEnd({
  used,
  missing,
}: {
  used: readonly DatedFigure[];
  missing: readonly MissingFigure[];
}): Day | null {
  const isScheme = ({ key }: { key: string }) => key === 'subsidy-rates';
  const over = missing.find((one) => isScheme(one) && one.why === 'ended');
  return over?.day ?? used.find(isScheme)?.effectiveTo ?? null;
}
