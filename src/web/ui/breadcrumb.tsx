import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/wire/pages.ts';

/** Where this page is; for guests, who have no header, also the link home. */
export function Breadcrumb({ trail, here }: { trail: [href: string, text: string][]; here: string }) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('breadcrumb')} className="breadcrumb pt-4">
      <ol className="flex items-center text-sm text-soft">
        {[[hrefs.home, t('home')] as const, ...trail].map(([href, text]) => (
          <li key={href} className="flex shrink-0 items-center">
            <Link to={href} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
              {text}
            </Link>
            <ChevronRight aria-hidden className="mx-1 size-3.5" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate text-ink">
          {here}
        </li>
      </ol>
    </nav>
  );
}
