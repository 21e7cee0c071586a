import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Figure } from './service-view.ts';

/** A figure of the settings as spec.md writes it: `4.76 (978K)`. */
export function FigureRating({ figure, className = 'text-sm' }: { figure: Figure | undefined; className?: string }) {
  const t = useTranslations('shell');
  if (!figure?.rating) return null;
  return (
    <p className={`tabular flex items-center gap-1.5 ${className}`}>
      <Star aria-hidden className="size-[1.1em] fill-sun text-sun" />
      <span className="sr-only">{t('rating')}</span>
      <span>
        <span className="font-semibold">{figure.rating}</span>
        {figure.count && <span className="text-soft">{` (${figure.count})`}</span>}
      </span>
    </p>
  );
}
