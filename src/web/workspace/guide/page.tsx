import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** How to run the shop, chapter by chapter. */
export default function Guide({ loaderData: { chapters } }: Route.ComponentProps) {
  const t = useTranslations('guide');
  return (
    <>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <Card as="ol" lang="en" className="grid max-w-[46rem] divide-y divide-line">
        {chapters.map(({ name, title }, at) => (
          <li key={name}>
            <Link
              to={hrefs.guide(name)}
              className="group flex min-h-14 items-center gap-4 px-5 py-3 font-semibold hover:bg-mist"
            >
              <span aria-hidden className="w-6 shrink-0 text-sm text-soft tabular-nums">
                {at + 1}
              </span>
              <span className="grow">{title}</span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </Card>
    </>
  );
}
