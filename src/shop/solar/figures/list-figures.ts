import { addDays, type Day, dayInIndia } from '#src/kernel/india-time.ts';
import { type DatedFigure, figureAt } from '#src/kernel/solar/figures/dated-figure.ts';
import { concerns } from '#src/kernel/solar/figures/figure-table.ts';
import type { Platform } from '#src/platform/platform.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { selectFigures } from './figure.store.ts';

type Reading = Pick<Platform, 'db' | 'clock' | 'settings' | 'shopSettings'>;

/** The tag of pages that show figures, or what was computed with them. Such a page also ends when the next figure begins or ends. */
export const FIGURES_TAG = 'dated-figures';

/** Days after which a figure should be looked up again. */
const CHECK_AFTER = 90;
/** Days before its end from which the owner is told. */
const SOON = 30;

/** All figures of the States that the shop sells to, former ones too, the newest of each key and scope first, and today in India: for `figuresOf` of kernel/solar/figures. */
export async function listFigures(reading: Reading): Promise<{ figures: DatedFigure[]; today: Day }> {
  const states = soldStates(reading);
  const figures = (await selectFigures(reading.db)).filter(({ key }) => concerns(key, states));
  return { figures, today: dayInIndia(reading.clock.now()) };
}

/** Whether it holds today and was last looked up too long ago. */
export const needsCheck = ({ effectiveFrom, effectiveTo, checkedOn }: DatedFigure, today: Day): boolean =>
  effectiveFrom <= today && (effectiveTo === null || today <= effectiveTo) && addDays(checkedOn, CHECK_AFTER) < today;

/** Whether it ends soon and nothing is known for the day after. */
export const endsSoon = (figure: DatedFigure, figures: readonly DatedFigure[], today: Day): boolean => {
  const { key, scope, effectiveTo } = figure;
  if (effectiveTo === null || effectiveTo < today || effectiveTo > addDays(today, SOON)) return false;
  return figureAt(figures, key, scope, addDays(effectiveTo, 1)).missing !== undefined;
};

/** For the owner's first page. */
export async function countFiguresDue(reading: Reading): Promise<{ ending: number; toCheck: number }> {
  const { figures, today } = await listFigures(reading);
  return {
    ending: figures.filter((figure) => endsSoon(figure, figures, today)).length,
    toCheck: figures.filter((figure) => needsCheck(figure, today)).length,
  };
}
