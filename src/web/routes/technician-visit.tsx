import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { readCookie, UID_COOKIE } from '#src/contract/visitor.ts';
import { PageHead } from '../components/page-head.tsx';
import { FailedPage } from '../failed-page.tsx';
import { keepVisit, keptVisit, orKept } from '../technician/keep-visits.ts';
import { VisitDesk } from '../technician/visit-desk.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/technician-visit.ts';
import { loadTechnicianVisit } from './technician-visit.server.ts';

export const loader = ({ context, request, params }: Route.LoaderArgs) => loadTechnicianVisit({ context, request, params });

export const clientLoader = ({ serverLoader, params }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, keepVisit, async () => keptVisit(readCookie(document.cookie, UID_COOKIE) ?? '', params.id));
clientLoader.hydrate = true as const;

export const ErrorBoundary = FailedPage;

export default function TechnicianVisit({ loaderData: { uid, file } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('technician');
  return (
    <div className="column max-w-2xl pb-24">
      <PageHead title={`${file.time} ${file.name} · ${store.name}`} noindex />
      <Link to={hrefs.technician} className="-ms-2 mt-4 inline-flex min-h-11 items-center gap-1 px-2 font-semibold text-link">
        <ChevronLeft aria-hidden className="size-5" />
        {t('back')}
      </Link>
      <VisitDesk key={file.id} uid={uid} file={file} />
    </div>
  );
}
