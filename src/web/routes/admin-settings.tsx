import { useTranslations } from 'use-intl';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/admin-settings.ts';
import { SettingsForm } from './admin-settings/settings-form.tsx';
import { loadSettings } from './admin-settings.server.ts';

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
