import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { isMobile, tenDigits } from '#src/web/features/phone-number/ten-digits.ts';
import { ProofField, type ProofProps } from '#src/web/features/proof/proof-field.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';

type NumberProps = { busy: boolean; first?: string; proof: ProofProps; onNumber: (phone: string) => Promise<unknown> };

/** The number that an account is to have; who asks is proved once something is typed. `first`: what was typed before. */
export function PhoneNumberForm({ busy, first = '', proof, onNumber }: NumberProps) {
  const t = useTranslations('profile.phone');
  const { register, handleSubmit, formState, watch } = useForm<{ phone: string }>({
    mode: 'onTouched',
    defaultValues: { phone: first },
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={handleSubmit(({ phone }) => onNumber(tenDigits(phone)))}
      className="grid gap-4"
    >
      <TextField
        {...register('phone', { validate: (value) => (isMobile(value) ? undefined : t('invalid')) })}
        label={t('label')}
        hint={t('hint')}
        type="tel"
        autoComplete="tel-national"
        maxLength={18}
        aria-required
        error={formState.errors.phone?.message}
      />
      {watch('phone').trim() !== '' && <ProofField {...proof} />}
      <LiveButton type="submit" look="secondary" className="justify-self-start" loading={busy}>
        {t('send')}
      </LiveButton>
    </form>
  );
}
