import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { renewRecoveryCodes } from '#src/contract/client/second-factor.ts';
import { useSending } from '../account/use-sending.ts';
import { Dialog } from '../components/dialog.tsx';
import { Notice } from '../components/notice.tsx';
import { LiveButton } from '../live-button.tsx';
import { CodeField } from '../ways-in/code-field.tsx';

export function RenewDialog({ open, onClose, onRenewed }: { open: boolean; onClose: () => void; onRenewed: (codes: string[]) => void }) {
  const t = useTranslations('security');
  const { busy, trouble, send } = useSending('security');
  const [code, setCode] = useState('');
  const renew = async () => {
    if (await send(async () => onRenewed(await renewRecoveryCodes(code)))) setCode('');
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('renewTitle')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void renew();
        }}
      >
        <p className="text-soft">{t('renewText')}</p>
        <CodeField label={t('code')} value={code} onChange={(event) => setCode(event.target.value)} />
        {trouble && (
          <Notice tone="error" live>
            {trouble}
          </Notice>
        )}
        <LiveButton type="submit" block loading={busy}>
          {t('renew')}
        </LiveButton>
      </form>
    </Dialog>
  );
}
