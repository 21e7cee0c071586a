import { useTranslations } from 'use-intl';
import { spoken } from '#src/web/features/phone-number/spoken-number.ts';
import { useCountdown } from '#src/web/features/sign-in/use-countdown.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { changePhone } from '#src/wire/client/phone.ts';
import { ProfileError } from './profile-section.tsx';

type CodeProps = {
  phone: string;
  challenge: string;
  again: number;
  /** Another code is being sent. */
  busy: boolean;
  onSaved: () => Promise<void>;
  onAgain: () => void;
  onOther: () => void;
};

/** The form for the SMS code sent to the new number; another code can be requested from `again` on (milliseconds since 1970). */
export function PhoneCodeForm({ phone, challenge, again, busy: asking, onSaved, onAgain, onOther }: CodeProps) {
  const t = useTranslations('profile.phone');
  const wait = useCountdown(again);
  const form = useForm<{ code: string }>({
    area: 'profile.phone',
    refresh: 'never',
    values: { code: '' },
    rules: { code: (value) => (/^\d{6}$/.test(value.replace(/\D/g, '')) ? undefined : t('codeInvalid')) },
    async send({ code }) {
      await changePhone(challenge, code.replace(/\D/g, ''));
      await onSaved();
    },
  });
  const busy = form.busy || asking;
  return (
    <form noValidate method="post" onSubmit={form.submit} className="grid gap-4">
      <ProfileError error={form.error} />
      <TextField
        {...form.field('code')}
        label={t('code')}
        hint={t('codeHint', { phone: spoken(`+91${phone}`) })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        aria-required
      />
      <div className="flex flex-wrap gap-3">
        <LiveButton type="submit" loading={busy}>
          {t('confirm')}
        </LiveButton>
        <LiveButton look="quiet" disabled={busy || wait > 0} onClick={onAgain}>
          {wait > 0 ? t('againIn', { seconds: wait }) : t('again')}
        </LiveButton>
        <LiveButton look="quiet" disabled={busy} onClick={onOther}>
          {t('other')}
        </LiveButton>
      </div>
    </form>
  );
}
