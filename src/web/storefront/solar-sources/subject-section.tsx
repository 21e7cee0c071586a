import { useTranslations } from 'use-intl';
import type { DatedFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import type { FigureSubject } from '#src/kernel/solar/figures/figure-table.ts';
import { FigureFacts } from '#src/web/features/solar-figures/figure-facts.tsx';
import { FigureMarks } from '#src/web/features/solar-figures/figure-marks.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { Card } from '#src/web/ui/surface.tsx';

/** The figures about one subject. */
export function SubjectSection({
  subject,
  figures,
  today,
}: {
  subject: FigureSubject;
  figures: readonly DatedFigure[];
  today: string;
}) {
  const t = useTranslations('datedFigures');
  return (
    <section aria-labelledby={subject} className="grid gap-4">
      <h2 id={subject} className="scroll-mt-26 text-section font-bold">
        {t(`figureSubjects.${subject}`)}
      </h2>
      {figures.map((figure) => (
        <Card as="article" key={figure.id} className={`grid gap-3 p-5 ${figure.confirmed ? '' : 'border-dashed'}`}>
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h3 className="font-bold">
              {t(`figureNames.${figure.key}`)}
              <span className="block text-sm font-normal text-soft">{t(`figureScopes.${figure.scope}`)}</span>
            </h3>
            <span className="flex flex-wrap gap-2">
              {figure.effectiveTo !== null && figure.effectiveTo < today && <Badge>{t('figureMarks.ended')}</Badge>}
              {figure.effectiveFrom > today && <Badge tone="brand">{t('figureMarks.later')}</Badge>}
              <FigureMarks figure={figure} />
            </span>
          </div>
          <FigureFacts figure={figure} today={today} />
        </Card>
      ))}
    </section>
  );
}
