import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { formatCount } from '#src/web/ui/price.tsx';

type BreakdownProps = { counts: number[]; chosen: number | undefined; onChoose: (stars: number | undefined) => void };

/**
 * The distribution of ratings, five stars first; a press shows the comments with that many. The policy allows no style attribute, so the bars are
 * drawn.
 */
export function StarBreakdown({ counts, chosen, onChoose }: BreakdownProps) {
  const t = useTranslations('product.comments');
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <ul className="mt-2 -ms-2 grid max-w-xs">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={chosen === stars}
              onClick={() => onChoose(chosen === stars ? undefined : stars)}
              className="tabular flex min-h-9 w-full items-center gap-2.5 rounded-card px-2 text-sm text-soft hover:bg-mist aria-pressed:bg-brand-wash pointer-coarse:min-h-11"
            >
              <span className="sr-only">
                {t('gave', { count, stars })}. {t('show', { stars })}
              </span>
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
            </button>
          </li>
        );
      })}
    </ul>
  );
}
