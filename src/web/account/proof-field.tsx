import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { sendConfirmationCode } from '#src/contract/client/account.ts';
import { TextField } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { LiveButton } from '../live-button.tsx';
import { PasswordField } from '../sign-up/password-field.tsx';
import { useSending } from './use-sending.ts';

type ProofProps = { hasPassword: boolean; email: string; value: string; onChange: (value: string) => void; error: string | undefined };

/** Proves that it is the owner: the password, or a code from a mail where there is none. */
export function ProofField({ hasPassword, email, value, onChange, error }: ProofProps) {
  const t = useTranslations('profile');
  const { busy, trouble, send } = useSending('profile');
  const [sent, setSent] = useState(false);
  if (hasPassword) {
    return (
      <PasswordField
        label={t('currentPassword')}
        autoComplete="current-password"
        aria-required
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
    );
  }
  const ask = async () => setSent(await send(sendConfirmationCode));
  return (
    <div className="grid gap-3">
      <TextField
        label={t('code')}
        hint={sent ? t('codeSent', { email }) : t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        aria-required
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      {trouble && (
        <Notice tone="error" live>
          {trouble}
        </Notice>
      )}
      <LiveButton look="secondary" className="justify-self-start" loading={busy} onClick={ask}>
        {sent ? t('codeAgain') : t('codeAsk')}
      </LiveButton>
    </div>
  );
}
