import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/wire/pages.ts';

const PAGES = [
  [hrefs.returns, 'returns'],
  [hrefs.shipping, 'shipping'],
  [hrefs.terms, 'terms'],
  [hrefs.privacy, 'privacy'],
  [hrefs.grievance, 'grievance'],
  [hrefs.contact, 'contactUs'],
] as const;

/** Links to the other legal pages, at a page's end. */
export function RelatedPages({ here }: { here: string }) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('helpAndLegal')} className="max-w-prose border-t border-line pt-6">
      <ul className="flex flex-wrap gap-2">
        {PAGES.filter(([to]) => to !== decodeURIComponent(here)).map(([to, name]) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold text-link inset-ring inset-ring-line hover:bg-brand-wash"
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
