import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useStore } from '#src/web/context/use-store.ts';
import { FailedPage } from '#src/web/layout/failed-page.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { announce } from '#src/web/ui/status-region.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import { wantAdvice } from '#src/wire/client/visits.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { loadVisitAdvice } from './page.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadVisitAdvice({ context, request });

export const ErrorBoundary = FailedPage;

export default function VisitAdvice({ loaderData: { wanted } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('visitAdvice');
  const words = useFaultWords('visitAdvice');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function change(): Promise<void> {
    setBusy(true);
    setFailed(undefined);
    try {
      await wantAdvice(!wanted);
      await revalidate();
      announce(t(wanted ? 'off' : 'on'));
    } catch (error) {
      setFailed(words(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="column max-w-2xl pb-16">
      <PageHead title={`${t('title')} · ${store.name}`} noindex />
      <Breadcrumb trail={[[hrefs.account, t('account')]]} here={t('title')} />
      <PageTitle title={t('title')} lead={t('lead')} />
      <Card className="grid gap-4 p-5">
        <p className="font-semibold">{t(wanted ? 'on' : 'off')}</p>
        <p className="text-soft">{t('how')}</p>
        {failed && (
          <Notice tone="error" live>
            {failed}
          </Notice>
        )}
        <LiveButton look={wanted ? 'secondary' : 'primary'} loading={busy} onClick={() => void change()}>
          {t(wanted ? 'stop' : 'start')}
        </LiveButton>
      </Card>
    </div>
  );
}
