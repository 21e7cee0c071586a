import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { sendConfirmationCode } from '#src/contract/client/account.ts';
import type { Account } from '#src/contract/domain.ts';
import { TextField } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { LiveButton } from '../live-button.tsx';
import { PasswordField } from '../sign-up/password-field.tsx';
import { spoken } from '../ways-in/spoken-number.ts';
import { useSending } from './use-sending.ts';

/** What of an account decides how its owner proves themselves. */
export type Provable = Pick<Account, 'hasPassword' | 'email' | 'emailVerified' | 'phone'>;
type ProofProps = { account: Provable; value: string; onChange: (value: string) => void; error: string | undefined };

/** Proves that it is the owner: the password, or where there is none a code, sent to what they have confirmed. */
export function ProofField({ account, value, onChange, error }: ProofProps) {
  const t = useTranslations('profile');
  const { busy, trouble, send } = useSending('profile');
  const [sent, setSent] = useState(false);
  if (account.hasPassword) {
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
  const to = account.phone && !account.emailVerified ? spoken(account.phone) : account.email;
  return (
    <div className="grid gap-3">
      <TextField
        label={t('code')}
        hint={sent ? t('codeSent', { to }) : t('codeHint', { to })}
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

/** Words what a refusal says about the proof; the server's own words are English. */
export function useProofWords(): (fields: Record<string, string>) => string | undefined {
  const t = useTranslations('profile');
  return ({ password, code }) => {
    if (password !== undefined) return t('password.wrong');
    return code === undefined ? undefined : t('codeWrong');
  };
}

/** What was typed there, as the calls want it. */
export const proofOf = ({ hasPassword }: Pick<Account, 'hasPassword'>, typed: string) => (hasPassword ? { password: typed } : { code: typed });
