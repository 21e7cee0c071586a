import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProofField, type Provable } from '#src/web/features/proof/proof-field.tsx';
import { useProof } from '#src/web/features/proof/use-proof.ts';
import { CodeField } from '#src/web/features/sign-in/code-field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { beginSecondFactor, confirmSecondFactor } from '#src/wire/client/second-factor.ts';
import { QrCode } from './qr-code.tsx';

type SetUpProps = {
  account: Provable;
  heading: 'h2' | 'h3';
  onConfirmed: (codes: string[]) => void;
  onLeave: () => void;
};

/** Proof, QR code, first code. */
export function SetUp({ account, heading: Heading, onConfirmed, onLeave }: SetUpProps) {
  const t = useTranslations('security');
  const { busy, error, run } = useMutation('security', { refresh: 'never' });
  const proof = useProof(account);
  const [made, setMade] = useState<{ secret: string; address: string }>();
  const [code, setCode] = useState('');
  const begin = () =>
    proof.given() && run(async () => setMade(await beginSecondFactor(proof.proof)), { onFields: proof.refuse });
  return (
    <Card className="p-5 sm:p-6">
      <form
        noValidate
        className="grid max-w-2xl gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void (made ? run(async () => onConfirmed(await confirmSecondFactor(code))) : begin());
        }}
      >
        {made ? (
          <>
            <Heading className="text-lg font-bold tracking-tight">{t('scanTitle')}</Heading>
            <div className="grid items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
              <QrCode text={made.address} label={t('qr')} />
              <div className="grid gap-2">
                <p className="text-soft">{t('scan')}</p>
                <a
                  href={made.address}
                  className="inline-flex min-h-11 items-center font-semibold text-link hover:underline sm:hidden"
                >
                  {t('openApp')}
                </a>
                <p className="text-soft">{t('typed')}</p>
                <code className="rounded-card bg-mist px-3 py-2 font-mono text-sm break-all select-all">
                  {made.secret.replace(/(.{4})/g, '$1 ').trim()}
                </code>
              </div>
            </div>
            <CodeField
              label={t('code')}
              hint={t('codeHint')}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </>
        ) : (
          <>
            <p className="text-soft">{t('proofText')}</p>
            <ProofField {...proof.field} />
          </>
        )}
        {error && <ErrorNotice>{error}</ErrorNotice>}
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
