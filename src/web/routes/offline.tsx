import { RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { buttonLook } from '../components/button.tsx';
import { Horizon } from '../components/horizon.tsx';
import { Logo } from '../components/logo.tsx';
import { PageHead } from '../components/page-head.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/offline.ts';
import { loadOffline } from './offline.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadOffline({ context });

/**
 * What the service worker shows in place of a page while there is no connection. It stands outside the shell and works
 * without scripts: links that lead nowhere offline would be no help, and Retry is a link to wherever the shopper is.
 */
export default function Offline() {
  const store = useStore();
  const t = useTranslations('offline');
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead title={`${t('title')} · ${store.name}`} noindex />
      <header className="column py-5">
        <Logo long />
      </header>
      <main id="content" className="column grid grow place-content-center justify-items-center gap-3 pb-24 text-center">
        <Horizon clouded className="mb-4 w-48" />
        <h1 className="text-title font-bold">{t('title')}</h1>
        <p className="max-w-md text-lg text-soft">{t('text')}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is wherever the shopper is */}
        <a href="" className={`${buttonLook({ size: 'large' })} mt-5`}>
          <RotateCw aria-hidden className="size-4.5" />
          {t('retry')}
        </a>
        <p className="mt-4 max-w-md text-sm text-soft">{t('kept')}</p>
      </main>
    </div>
  );
}
