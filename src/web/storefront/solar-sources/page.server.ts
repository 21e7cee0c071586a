import { addDays, instantInIndia } from '#src/kernel/india-time.ts';
import { type DatedFigure, nextChange } from '#src/kernel/solar/figures/dated-figure.ts';
import { FIGURES, PUBLIC_SUBJECTS } from '#src/kernel/solar/figures/figure-table.ts';
import { FIGURES_TAG, listFigures } from '#src/shop/solar/figures/list-figures.ts';
import { places } from '#src/shop/solar/sun/places.ts';
import { sayPlace } from '#src/shop/solar/sun/say-place.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('solarSources', async ({ shop, tag, until, locale, origin }) => {
  tag(FIGURES_TAG);
  const { figures, today } = await listFigures(shop);
  const next = nextChange(figures, today, (day) => addDays(day, 1));
  until(next ? instantInIndia(next, '00:00') : undefined);
  const shown = figures.filter((figure) => isShown(figure, figures, today));
  const { places: measured, waiting } = places();
  return {
    origin,
    today,
    texts: texts(locale, 'solarSources', 'datedFigures'),
    subjects: PUBLIC_SUBJECTS.map((subject) => ({
      subject,
      figures: shown.filter(({ key }) => FIGURES[key].subject === subject),
    })).filter((group) => group.figures.length > 0),
    climate: {
      places: measured.map(({ id, name, period, source, checkedOn }) => ({
        ...{ id, period, source, checkedOn },
        name: sayPlace(locale, name),
      })),
      waiting: waiting.length,
    },
  };
});

/** Present and later ones; of the former ones the last, where nothing has replaced it. */
function isShown(figure: DatedFigure, figures: readonly DatedFigure[], today: string): boolean {
  if (figure.effectiveTo === null || figure.effectiveTo >= today) return true;
  return !figures.some(
    (other) => other.key === figure.key && other.scope === figure.scope && other.effectiveFrom > figure.effectiveFrom,
  );
}

export type SourcesData = Awaited<ReturnType<typeof loader>>;
