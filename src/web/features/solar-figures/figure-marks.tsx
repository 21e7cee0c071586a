import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { DatedFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import { Badge } from '#src/web/ui/badge.tsx';

/** How a figure is known. One that nobody has confirmed differs in words, icon, colour and outline, wherever it is shown. */
export function FigureMarks({ figure: { confirmed, kind } }: { figure: Pick<DatedFigure, 'confirmed' | 'kind'> }) {
  const t = useTranslations('datedFigures');
  return (
    <span className="flex flex-wrap gap-2">
      {confirmed ? (
        <Badge tone="leaf">
          <CircleCheck aria-hidden className="size-3.5" />
          {t('figureMarks.confirmed')}
        </Badge>
      ) : (
        <UnconfirmedMark />
      )}
      <Badge>{t(`figureKinds.${kind}`)}</Badge>
    </span>
  );
}

/** Beside whatever rests on a figure that nobody has confirmed. */
export function UnconfirmedMark() {
  const t = useTranslations('datedFigures');
  return (
    <Badge tone="brick" className="outline-1 outline-dashed outline-brick">
      <CircleAlert aria-hidden className="size-3.5" />
      {t('figureMarks.unconfirmed')}
    </Badge>
  );
}
