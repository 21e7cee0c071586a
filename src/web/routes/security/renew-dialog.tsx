import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { renewRecoveryCodes } from '#src/contract/client/second-factor.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { LiveButton } from '../../live-button.tsx';
import { CodeField } from '../../ways-in/code-field.tsx';
import { useStep } from './use-step.ts';

export function RenewDialog({ open, onClose, onRenewed }: { open: boolean; onClose: () => void; onRenewed: (codes: string[]) => void }) {
  const t = useTranslations('security');
  const { busy, failure, run } = useStep();
  const [code, setCode] = useState('');
  return (
    <Dialog open={open} onClose={onClose} title={t('renewTitle')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => {
            onRenewed(await renewRecoveryCodes(code));
            setCode('');
          });
        }}
      >
        <p className="text-soft">{t('renewText')}</p>
        <CodeField label={t('code')} value={code} onChange={(event) => setCode(event.target.value)} />
        {failure && (
          <Notice tone="error" live>
            {failure}
          </Notice>
        )}
        <LiveButton type="submit" block loading={busy}>
          {t('renew')}
        </LiveButton>
      </form>
    </Dialog>
  );
}
