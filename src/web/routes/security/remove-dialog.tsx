import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { removeSecondFactor } from '#src/contract/client/second-factor.ts';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { LiveButton } from '../../live-button.tsx';
import { PasswordField } from '../../sign-up/password-field.tsx';
import { useStep } from './use-step.ts';

/** Needs both: whoever has only the one must not be able to take the other away. */
export function RemoveDialog({ open, onClose, onRemoved }: { open: boolean; onClose: () => void; onRemoved: () => void }) {
  const t = useTranslations('security');
  const { busy, failure, run } = useStep();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  return (
    <Dialog open={open} onClose={onClose} title={t('removeTitle')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => {
            await removeSecondFactor({ password, code });
            setPassword('');
            setCode('');
            onRemoved();
          });
        }}
      >
        <p className="text-soft">{t('removeText')}</p>
        <PasswordField label={t('password')} autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
        <TextField label={t('anyCode')} autoComplete="one-time-code" value={code} onChange={(event) => setCode(event.target.value)} />
        {failure && (
          <Notice tone="error" live>
            {failure}
          </Notice>
        )}
        <LiveButton type="submit" block loading={busy}>
          {t('remove')}
        </LiveButton>
      </form>
    </Dialog>
  );
}
