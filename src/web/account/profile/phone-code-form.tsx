import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { spoken } from '#src/web/features/phone-number/spoken-number.ts';
import { useCountdown } from '#src/web/features/sign-in/use-countdown.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';

type CodeProps = {
  phone: string;
  busy: boolean;
  again: number;
  onCode: (code: string) => Promise<unknown>;
  onAgain: () => void;
  onOther: () => void;
};

/** The code of the SMS that went to the new number; another one from `again` on (milliseconds since 1970). */
export function PhoneCodeForm({ phone, busy, again, onCode, onAgain, onOther }: CodeProps) {
  const t = useTranslations('profile.phone');
  const wait = useCountdown(again);
  const { register, handleSubmit, formState } = useForm<{ code: string }>({
    mode: 'onTouched',
    defaultValues: { code: '' },
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={handleSubmit(({ code }) => onCode(code.replace(/\D/g, '')))}
      className="grid gap-4"
    >
      <TextField
        {...register('code', {
          validate: (value) => (/^\d{6}$/.test(value.replace(/\D/g, '')) ? undefined : t('codeInvalid')),
        })}
        label={t('code')}
        hint={t('codeHint', { phone: spoken(`+91${phone}`) })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        aria-required
        error={formState.errors.code?.message}
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
