import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import type { Account, SecondFactorState } from '#src/wire/domain.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { SetUp } from './set-up.tsx';

type CardProps = { account: Account; state: SecondFactorState; heading: 'h2' | 'h3' };

/** An account's second factor: setting it up, its recovery codes, removing it. */
export function SecondFactorCard({ account, state, heading: Heading }: CardProps) {
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
    <>
      {removed && (
        <Notice tone="success" live>
          {t('removed')}
        </Notice>
      )}
      {codes ? (
        <RecoveryCodes codes={codes} heading={Heading} onKept={done} />
      ) : doing === 'set-up' ? (
        <SetUp account={account} heading={Heading} onConfirmed={told} onLeave={() => setDoing(undefined)} />
      ) : (
        <Card className="grid gap-4 p-5 sm:p-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Heading className="text-lg font-bold tracking-tight">
              {state.confirmed ? t('onTitle') : t('offTitle')}
            </Heading>
            <Badge tone={state.confirmed ? 'leaf' : 'plain'}>{state.confirmed ? t('on') : t('off')}</Badge>
          </div>
          <p className="text-soft">
            {state.confirmed
              ? t('codesLeft', { count: state.codesLeft })
              : t(account.emailVerified ? 'offText' : 'unverified')}
          </p>
          <div className="flex flex-wrap gap-3 empty:hidden">
            {state.confirmed && (
              <>
                <LiveButton look="secondary" onClick={() => setDoing('renew')}>
                  {t('renew')}
                </LiveButton>
                <LiveButton look="quiet" onClick={() => setDoing('remove')}>
                  {t('remove')}
                </LiveButton>
              </>
            )}
            {!state.confirmed && account.emailVerified && (
              <LiveButton look="secondary" onClick={() => setDoing('set-up')}>
                {t('begin')}
              </LiveButton>
            )}
          </div>
        </Card>
      )}
      <RenewDialog open={doing === 'renew'} onClose={() => setDoing(undefined)} onRenewed={told} />
      <RemoveDialog account={account} open={doing === 'remove'} onClose={() => setDoing(undefined)} onRemoved={gone} />
    </>
  );
}
