import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { orSaved, savedVisit, saveVisit } from '#src/web/features/field-visit/saved-visits.ts';
import { TechnicianFrame } from '#src/web/layout/technician/technician-frame.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { readCookie, UID_COOKIE } from '#src/wire/visitor.ts';
import type { Route } from './+types/page.ts';
import { VisitDesk } from './visit-desk.tsx';

export { loader } from './page.server.ts';

export const clientLoader = ({ serverLoader, params }: Route.ClientLoaderArgs) =>
  orSaved(serverLoader, saveVisit, async () => savedVisit(readCookie(document.cookie, UID_COOKIE) ?? '', params.id));
clientLoader.hydrate = true as const;

export default function TechnicianVisit({ loaderData: { uid, file } }: Route.ComponentProps) {
  const t = useTranslations('technician');
  return (
    <TechnicianFrame>
      <div className="column max-w-2xl pb-24">
        <PageHead title={`${file.time} ${file.name}`} noindex />
        <Link
          to={hrefs.technician}
          className="-ms-2 mt-4 inline-flex min-h-11 items-center gap-1 px-2 font-semibold text-link"
        >
          <ChevronLeft aria-hidden className="size-5" />
          {t('back')}
        </Link>
        <VisitDesk key={file.id} uid={uid} file={file} />
      </div>
    </TechnicianFrame>
  );
}
