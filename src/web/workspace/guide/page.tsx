import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useStore } from '#src/web/context/use-store.ts';
import { FailedPage } from '#src/web/layout/failed-page.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { loadGuide } from './page.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadGuide({ context, request });

export const ErrorBoundary = FailedPage;

/** How the shop is run, chapter by chapter. */
export default function Guide({ loaderData: { chapters } }: Route.ComponentProps) {
  const t = useTranslations('guide');
  const store = useStore();
  return (
    <>
      <PageHead title={`${t('title')} · ${store.name}`} noindex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <ol lang="en" className="grid max-w-[46rem] divide-y divide-line rounded-card border border-line bg-paper">
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
      </ol>
    </>
  );
}
