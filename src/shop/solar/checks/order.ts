import { type Finding, VERDICTS, worst } from '#src/kernel/solar/compatibility/finding.ts';

/** So many products are shown below the one that was asked about. */
const MOST = 5;

type Judged = { part: { id: string; inStock: boolean; pricePaise: number }; findings: readonly Finding[] };

/**
 * The product that was asked about first, in stock or not; then those in stock that no rule blocks, best verdict and then cheapest first.
 * @param judged cheapest first
 */
export function inOrderOf<One extends Judged>(judged: readonly One[], asked: string | undefined): One[] {
  const rank = ({ findings }: One) => -VERDICTS.indexOf(worst(findings) ?? 'fits');
  const others = judged.filter(
    ({ part, findings }) => part.id !== asked && part.inStock && worst(findings) !== 'blocks',
  );
  return [
    ...judged.filter(({ part }) => part.id === asked),
    ...others.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST),
  ];
}
