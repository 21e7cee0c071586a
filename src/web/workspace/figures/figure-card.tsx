import { useTranslations } from 'use-intl';
import type { DatedFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import { FigureFacts } from '#src/web/features/solar-figures/figure-facts.tsx';
import { FigureMarks } from '#src/web/features/solar-figures/figure-marks.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LineSummary } from '#src/web/ui/fold-summary.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Act } from './act-dialog.tsx';
import type { FigureRow } from './page.server.ts';
import { useFigureName } from './use-figure-name.ts';

type FigureCardProps = {
  row: FigureRow;
  today: string;
  onAdd: () => void;
  onAct: (kind: Act['kind'], figure: DatedFigure) => void;
};

/** One figure for one scope: what holds today, what follows and what was. */
export function FigureCard({ row, today, onAdd, onAct }: FigureCardProps) {
  const t = useTranslations('figuresDesk');
  const figures = useTranslations('datedFigures');
  const name = useFigureName()(row);
  const { figure, later, former } = row;
  const button = (kind: Act['kind'], of: DatedFigure) => (
    <LiveButton look="secondary" aria-label={t(`${kind}Of`, { figure: name })} onClick={() => onAct(kind, of)}>
      {t(kind)}
    </LiveButton>
  );
  return (
    <Card as="article" className={`grid gap-4 p-5 ${figure && !figure.confirmed ? 'border-dashed' : ''}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="font-bold">
          {figures(`figureNames.${row.key}`)}
          <span className="block text-sm font-normal text-soft">{figures(`figureScopes.${row.scope}`)}</span>
        </h3>
        <span className="flex flex-wrap gap-2">
          {row.endsSoon && <Badge tone="brick">{t('endsSoon')}</Badge>}
          {row.checkAgain && <Badge tone="brick">{t('checkAgain')}</Badge>}
          {figure && <FigureMarks figure={figure} />}
        </span>
      </div>
      {figure ? (
        <>
          <FigureFacts figure={figure} today={today} />
          {figure.note && (
            <p lang="en" className="rounded-card bg-mist p-3 text-sm text-pretty">
              {figure.note}
            </p>
          )}
        </>
      ) : (
        <p className="text-soft">{t('unknown')}</p>
      )}
      {later.map((one) => (
        <div key={one.id} className="grid gap-3 border-t border-line pt-4">
          <Badge tone="brand" className="justify-self-start">
            {figures('figureMarks.later')}
          </Badge>
          <FigureFacts figure={one} today={today} />
          <div>{button('remove', one)}</div>
        </div>
      ))}
      {former.length > 0 && (
        <details className="group border-t border-line pt-1">
          <LineSummary>{t('history', { count: former.length })}</LineSummary>
          <div className="grid gap-5 pt-2">
            {former.map((one) => (
              <FigureFacts key={one.id} figure={one} today={today} />
            ))}
          </div>
        </details>
      )}
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <LiveButton look="secondary" aria-label={t('addOf', { figure: name })} onClick={onAdd}>
          {t('add')}
        </LiveButton>
        {figure && button(figure.confirmed ? 'check' : 'confirm', figure)}
        {figure && button('end', figure)}
        <LinkButton
          to={hrefs.audit({ subject: `figure:${row.key}/${row.scope}` })}
          look="quiet"
          aria-label={t('auditOf', { figure: name })}
        >
          {t('audit')}
        </LinkButton>
      </div>
    </Card>
  );
}
