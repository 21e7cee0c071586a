import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/wire/pages.ts';
import { useCompared } from './compare-list.ts';

/** Links to the comparison, once there is something to compare. */
export function CompareLink() {
  const t = useTranslations('compare');
  const list = useCompared();
  if (list.length === 0) return null;
  return (
    <Link
      to={hrefs.compare(list.map(({ id }) => id))}
      className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-link hover:underline"
    >
      {t('open', { count: list.length })}
    </Link>
  );
}
