import { useTranslations } from 'use-intl';
import type { DatedFigure } from '#src/kernel/solar/figures/dated-figure.ts';

/** A figure with whom it is for, as one name. */
export function useFigureName(): (figure: Pick<DatedFigure, 'key' | 'scope'>) => string {
  const t = useTranslations('datedFigures');
  return ({ key, scope }) => `${t(`figureNames.${key}`)}, ${t(`figureScopes.${scope}`)}`;
}
