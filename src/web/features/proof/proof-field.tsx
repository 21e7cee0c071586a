import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { spoken } from '#src/web/features/phone-number/spoken-number.ts';
import { PasswordField } from '#src/web/features/sign-in/password-field.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { type CodeChannel, sendConfirmationCode } from '#src/wire/client/account.ts';
import type { Account } from '#src/wire/domain.ts';

/** The parts of an account that decide how its owner proves who they are. */
export type Provable = Pick<Account, 'hasPassword' | 'email' | 'emailVerified' | 'phone'>;
export type ProofProps = {
  account: Provable;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** Proof of ownership: the password, or a code if there is none. With a number, the owner chooses between SMS and mail. */
export function ProofField({ account, value, onChange, error }: ProofProps) {
  const t = useTranslations('profile');
  const { busy, error: unsent, run } = useMutation('profile', { refresh: 'never' });
  const [channel, setChannel] = useState<CodeChannel>(account.phone && !account.emailVerified ? 'sms' : 'mail');
  const [sent, setSent] = useState<CodeChannel>();
  const name = useId();
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
  const ask = async () => {
    if (await run(() => sendConfirmationCode(channel))) setSent(channel);
  };
  const addresses = { sms: account.phone && spoken(account.phone), mail: account.email };
  const to = addresses[sent ?? channel] ?? '';
  return (
    <div className="grid gap-3">
      {account.phone && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">{t('codeWay')}</legend>
          {(['sms', 'mail'] as const).map((way) => (
            <label key={way} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={name}
                checked={channel === way}
                onChange={() => setChannel(way)}
                className="size-5 shrink-0 accent-(--color-link)"
              />
              <span className="min-w-0 wrap-anywhere">
                {t(way === 'sms' ? 'codeBySms' : 'codeByMail', { to: addresses[way] ?? '' })}
              </span>
            </label>
          ))}
        </fieldset>
      )}
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
      {unsent && <ErrorNotice>{unsent}</ErrorNotice>}
      <LiveButton look="secondary" className="justify-self-start" loading={busy} onClick={ask}>
        {sent ? t('codeAgain') : t('codeAsk')}
      </LiveButton>
    </div>
  );
}
