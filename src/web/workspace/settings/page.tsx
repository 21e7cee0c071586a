import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { Route } from './+types/page.ts';
import { SettingsForm } from './settings-form.tsx';

export { loader } from './page.server.ts';

/** The shop's name, what it shows and what it promises. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('settings');
  return (
    <div>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <SettingsForm key={loaderData.version} data={loaderData} />
    </div>
  );
}
