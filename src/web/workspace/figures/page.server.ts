import { figureAt } from '#src/kernel/solar/figures/dated-figure.ts';
import {
  concerns,
  FIGURE_KEYS,
  FIGURE_SUBJECTS,
  FIGURES,
  type FigureScope,
} from '#src/kernel/solar/figures/figure-table.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { endsSoon, listFigures, needsCheck } from '#src/shop/solar/figures/list-figures.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('figures', async ({ shop, locale }) => {
  const { figures, today } = await listFigures(shop);
  const states = soldStates(shop);
  const rows = FIGURE_KEYS.filter((key) => concerns(key, states)).flatMap((key) =>
    FIGURES[key].scopes.map((scope: FigureScope) => {
      const { figure } = figureAt(figures, key, scope, today);
      const own = figures.filter((one) => one.key === key && one.scope === scope);
      return {
        key,
        scope,
        figure,
        later: own.filter(({ effectiveFrom }) => effectiveFrom > today),
        former: own.filter(({ effectiveTo }) => effectiveTo !== null && effectiveTo < today),
        checkAgain: figure !== undefined && needsCheck(figure, today),
        endsSoon: figure !== undefined && endsSoon(figure, figures, today),
      };
    }),
  );
  return {
    today,
    texts: texts(locale, 'figuresDesk', 'datedFigures'),
    subjects: FIGURE_SUBJECTS.map((subject) => ({
      subject,
      rows: rows.filter(({ key }) => FIGURES[key].subject === subject),
    })).filter((group) => group.rows.length > 0),
  };
});

export type FigureRow = Awaited<ReturnType<typeof loader>>['subjects'][number]['rows'][number];
