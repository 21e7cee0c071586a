import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { formatCount } from './price.tsx';

/** One star with the mean and the number of ratings; "No ratings yet" without any. */
export function Stars({ rating, count, className = '' }: { rating: number; count: number; className?: string }) {
  const t = useTranslations('shell');
  if (count === 0) return <p className={`text-xs text-soft ${className}`}>{t('noRatings')}</p>;
  return (
    <p className={`tabular flex items-center gap-1 text-xs text-soft ${className}`}>
      <Star aria-hidden className="size-3.5 fill-sun text-sun" />
      <span className="sr-only">{t('ratingOf', { rating: rating.toFixed(1), count })}</span>
      <span aria-hidden className="font-semibold text-ink">
        {rating.toFixed(1)}
      </span>
      <span aria-hidden>({formatCount(count)})</span>
    </p>
  );
}
