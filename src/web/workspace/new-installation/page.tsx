import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { InstallationForm } from './installation-form.tsx';

export { loader } from './page.server.ts';

/** Offers a system with its installation: customer, goods, work and milestones, with the price as the customer is told it. */
export default function NewInstallation({ loaderData: { lines, work, shares } }: Route.ComponentProps) {
  const t = useTranslations('installations');
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={t('new')} noindex />
      <Breadcrumb trail={[[hrefs.installations(), t('title')]]} here={t('new')} />
      <PageTitle title={t('new')} lead={t('newLead')} />
      <InstallationForm begun={{ lines, work, shares }} onOffered={(id) => void navigate(hrefs.installation(id))} />
    </>
  );
}
