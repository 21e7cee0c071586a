import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Badge } from '../components/badge.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Card, PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { LiveButton } from '../live-button.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/security.ts';
import { RecoveryCodes } from './security/recovery-codes.tsx';
import { RemoveDialog } from './security/remove-dialog.tsx';
import { RenewDialog } from './security/renew-dialog.tsx';
import { SetUp } from './security/set-up.tsx';
import { loadSecurity } from './security.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadSecurity({ context, request });

export const ErrorBoundary = FailedPage;

/** The administrator's second factor: setting it up, its recovery codes, taking it away. */
export default function Security({ loaderData: { state } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('security');
  const { revalidate } = useRevalidator();
  const [doing, setDoing] = useState<'set-up' | 'renew' | 'remove'>();
  const [codes, setCodes] = useState<string[]>();
  const [removed, setRemoved] = useState(false);
  const told = (fresh: string[]) => {
    setDoing(undefined);
    setRemoved(false);
    setCodes(fresh);
  };
  const done = () => {
    setDoing(undefined);
    setCodes(undefined);
    void revalidate();
  };
  const gone = () => {
    setRemoved(true);
    done();
  };
  return (
    <div className="max-w-2xl">
      <PageHead title={`${t('title')} · ${store.name}`} noindex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="grid gap-5">
        {state.required && !state.confirmed && <Notice tone="warning">{t('required')}</Notice>}
        {removed && (
          <Notice tone="success" live>
            {t('removed')}
          </Notice>
        )}
        {codes ? (
          <RecoveryCodes codes={codes} onKept={done} />
        ) : doing === 'set-up' ? (
          <SetUp onConfirmed={told} onLeave={() => setDoing(undefined)} />
        ) : (
          <Card className="grid gap-4 p-5 sm:p-6">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-lg font-bold tracking-tight">{state.confirmed ? t('onTitle') : t('offTitle')}</h2>
              <Badge tone={state.confirmed ? 'leaf' : 'plain'}>{state.confirmed ? t('on') : t('off')}</Badge>
            </div>
            <p className="text-soft">{state.confirmed ? t('codesLeft', { count: state.codesLeft }) : t('offText')}</p>
            <div className="flex flex-wrap gap-3">
              {state.confirmed ? (
                <>
                  <LiveButton look="secondary" onClick={() => setDoing('renew')}>
                    {t('renew')}
                  </LiveButton>
                  <LiveButton look="quiet" onClick={() => setDoing('remove')}>
                    {t('remove')}
                  </LiveButton>
                </>
              ) : (
                <LiveButton onClick={() => setDoing('set-up')}>{t('begin')}</LiveButton>
              )}
            </div>
          </Card>
        )}
      </div>
      <RenewDialog open={doing === 'renew'} onClose={() => setDoing(undefined)} onRenewed={told} />
      <RemoveDialog open={doing === 'remove'} onClose={() => setDoing(undefined)} onRemoved={gone} />
    </div>
  );
}
