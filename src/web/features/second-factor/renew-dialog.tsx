import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CodeField } from '#src/web/features/sign-in/code-field.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { renewRecoveryCodes } from '#src/wire/client/second-factor.ts';

export function RenewDialog({
  open,
  onClose,
  onRenewed,
}: {
  open: boolean;
  onClose: () => void;
  onRenewed: (codes: string[]) => void;
}) {
  const t = useTranslations('security');
  const { busy, error, run } = useMutation('security', { refresh: 'never' });
  const [code, setCode] = useState('');
  const renew = async () => {
    if (await run(async () => onRenewed(await renewRecoveryCodes(code)))) setCode('');
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
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <LiveButton type="submit" block loading={busy}>
          {t('renew')}
        </LiveButton>
      </form>
    </Dialog>
  );
}
