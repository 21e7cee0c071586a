import type { Day } from '../../india-time.ts';
import type { FigureKey, FigureScope, FigureValue } from './figure-table.ts';

/** How a figure is known: by law, published by whoever sets it, told by the trade, or assumed by the shop. */
export const FIGURE_KINDS = ['law', 'published', 'trade', 'assumption'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** A value for the days from `effectiveFrom` to `effectiveTo`, both included; null: until something replaces it. */
export type DatedFigure<K extends FigureKey = FigureKey> = {
  id: string;
  key: K;
  scope: FigureScope<K>;
  value: FigureValue<K>;
  source: string;
  /** Where it can be checked; null only for an assumption. */
  url: string | null;
  kind: FigureKind;
  /** False until the owner has confirmed what nobody has read at its source. Every page must show the difference. */
  confirmed: boolean;
  effectiveFrom: Day;
  effectiveTo: Day | null;
  checkedOn: Day;
  note: string;
};

/** Why there is no figure on a day; pages say so instead of computing with another day's. */
export type MissingFigure = {
  key: FigureKey;
  scope: string;
  why: 'ended' | 'not-begun' | 'never-known';
  /** When the last one ended, or when the first begins. */
  day?: Day;
};

export type FoundFigure<K extends FigureKey> =
  | { figure: DatedFigure<K>; missing?: never }
  | { figure?: never; missing: MissingFigure };

const covers = ({ effectiveFrom, effectiveTo }: DatedFigure, day: Day) =>
  effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo);

/** The figure of a day in India: never one that has ended or not begun. */
export function figureAt<K extends FigureKey>(
  figures: readonly DatedFigure[],
  key: K,
  scope: FigureScope<K>,
  day: Day,
): FoundFigure<K> {
  const own = figures.filter((one) => one.key === key && one.scope === scope);
  const figure = own.find((one) => covers(one, day));
  if (figure) return { figure: figure as DatedFigure<K> };
  const ended = own.flatMap(({ effectiveTo }) => (effectiveTo !== null && effectiveTo < day ? [effectiveTo] : []));
  const last = ended.sort().at(-1);
  if (last) return { missing: { key, scope, why: 'ended', day: last } };
  const first = own.map(({ effectiveFrom }) => effectiveFrom).sort()[0];
  return { missing: first ? { key, scope, why: 'not-begun', day: first } : { key, scope, why: 'never-known' } };
}

/** The next day on which a figure begins, or is no longer valid; undefined if none is known. */
export function nextChange(figures: readonly DatedFigure[], day: Day, dayAfter: (day: Day) => Day): Day | undefined {
  return figures
    .flatMap(({ effectiveFrom, effectiveTo }) => [
      effectiveFrom,
      ...(effectiveTo === null ? [] : [dayAfter(effectiveTo)]),
    ])
    .filter((one) => one > day)
    .sort()[0];
}
