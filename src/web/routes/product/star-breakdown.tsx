import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { formatCount } from '../../components/price.tsx';

/** How the ratings spread, five stars first. The bars are drawings: the policy allows no style attribute. */
export function StarBreakdown({ counts }: { counts: number[] }) {
  const t = useTranslations('product.comments');
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <ul className="mt-3 grid max-w-xs gap-0.5">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <li key={stars} className="tabular flex items-center gap-2.5 text-sm text-soft">
            <span className="sr-only">{t('gave', { count, stars })}</span>
            <span aria-hidden className="flex w-8 items-center gap-1 font-semibold text-ink">
              {stars}
              <Star className="size-3.5 fill-sun text-sun" />
            </span>
            <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 grow rounded-full bg-line">
              <rect width={(100 * count) / total} height="8" className="fill-sun" />
            </svg>
            <span aria-hidden className="w-8 text-end">
              {formatCount(count)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
