import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useStore } from '#src/web/context/use-store.ts';
import { FailedPage } from '#src/web/layout/failed-page.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { Route } from './+types/page.ts';
import { loadSettings } from './page.server.ts';
import { SettingsForm } from './settings-form.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) => loadSettings({ context, request });

export const ErrorBoundary = FailedPage;

/** How the shop names itself, what it shows and what it promises. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('settings');
  const store = useStore();
  return (
    <div>
      <PageHead title={`${t('title')} · ${store.name}`} noindex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <SettingsForm key={loaderData.version} data={loaderData} />
    </div>
  );
}
