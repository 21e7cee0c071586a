import { useTranslations } from 'use-intl';
import type { VisitView } from './calendar-view.ts';

/** As many colours as can be told apart at a glance; further towns begin again. */
const EDGES = ['border-s-brand', 'border-s-sun', 'border-s-leaf', 'border-s-brick', 'border-s-edge', 'border-s-ink'];

/** Each town's colour in this week: the same for all of its visits. */
export function placeEdges(visits: readonly Pick<VisitView, 'city'>[]): Map<string, string> {
  const cities = [...new Set(visits.map(({ city }) => city))].filter(Boolean).sort();
  return new Map(cities.map((city, at) => [city, EDGES[at % EDGES.length] ?? '']));
}

/** Which colour is which town; nothing for a single one. */
export function PlaceLegend({ visits }: { visits: readonly Pick<VisitView, 'city'>[] }) {
  const t = useTranslations('calendar');
  const edges = [...placeEdges(visits)];
  if (edges.length < 2) return null;
  return (
    <ul aria-label={t('places')} className="flex flex-wrap gap-x-5 gap-y-1 pb-4 text-sm text-soft">
      {edges.map(([city, edge]) => (
        <li key={city} className={`border-s-4 ps-2 ${edge}`}>
          {city}
        </li>
      ))}
    </ul>
  );
}
