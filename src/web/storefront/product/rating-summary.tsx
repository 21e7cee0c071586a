import { useTranslations } from 'use-intl';

/** A share says little of fewer. */
const FEWEST = 5;

/** How many of those who gave stars are satisfied, in a sentence. */
export function RatingSummary({ counts }: { counts: number[] }) {
  const t = useTranslations('product.comments');
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total < FEWEST) return null;
  return <p className="mt-2 text-sm text-soft">{t('summary', { good: (counts[3] ?? 0) + (counts[4] ?? 0), total })}</p>;
}
