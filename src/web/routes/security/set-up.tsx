import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { beginSecondFactor, confirmSecondFactor } from '#src/contract/client/second-factor.ts';
import { Notice } from '../../components/notice.tsx';
import { Card } from '../../components/surface.tsx';
import { LiveButton } from '../../live-button.tsx';
import { PasswordField } from '../../sign-up/password-field.tsx';
import { CodeField } from '../../ways-in/code-field.tsx';
import { QrCode } from './qr-code.tsx';
import { useStep } from './use-step.ts';

type SetUpProps = { onConfirmed: (codes: string[]) => void; onLeave: () => void };

/** Password, QR code, first code. */
export function SetUp({ onConfirmed, onLeave }: SetUpProps) {
  const t = useTranslations('security');
  const { busy, failure, run } = useStep();
  const [made, setMade] = useState<{ secret: string; address: string }>();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const next = () => run(async () => (made ? onConfirmed(await confirmSecondFactor(code)) : setMade(await beginSecondFactor(password))));
  return (
    <Card className="p-5 sm:p-6">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void next();
        }}
      >
        {made ? (
          <>
            <h2 className="text-lg font-bold tracking-tight">{t('scanTitle')}</h2>
            <div className="grid items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
              <QrCode text={made.address} label={t('qr')} />
              <div className="grid gap-2">
                <p className="text-soft">{t('scan')}</p>
                <p className="text-soft">{t('typed')}</p>
                <code className="rounded-card bg-mist px-3 py-2 font-mono text-sm break-all select-all">{made.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
              </div>
            </div>
            <CodeField label={t('code')} hint={t('codeHint')} value={code} onChange={(event) => setCode(event.target.value)} />
          </>
        ) : (
          <>
            <p className="text-soft">{t('passwordText')}</p>
            <PasswordField label={t('password')} autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
          </>
        )}
        {failure && (
          <Notice tone="error" live>
            {failure}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
          <LiveButton type="submit" loading={busy}>
            {made ? t('confirm') : t('next')}
          </LiveButton>
          <LiveButton look="quiet" onClick={onLeave} disabled={busy}>
            {t('cancel')}
          </LiveButton>
        </div>
      </form>
    </Card>
  );
}
