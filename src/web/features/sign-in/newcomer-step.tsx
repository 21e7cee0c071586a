import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import { spoken } from '#src/web/features/phone-number/spoken-number.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import type { Entrance } from '#src/wire/client/identity.ts';
import { signUpByPhone } from '#src/wire/client/phone.ts';
import { nameTrouble } from './name-trouble.ts';
import { StepFrame } from './step-frame.tsx';
import { useReason } from './use-reason.ts';

type NewcomerProps = { phone: string; challenge: string; onEntered: (entrance: Entrance) => void; onLeave: () => void };

/** A new number gives name and e-mail before its account exists (rules.md §3). */
export function NewcomerStep({ phone, challenge, onEntered, onLeave }: NewcomerProps) {
  const t = useTranslations('waysIn');
  const words = useTranslations('signUp');
  const reason = useReason();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm<{ name: string; email: string }>({ mode: 'onTouched' });
  const worded = (trouble: ReturnType<typeof nameTrouble>) => trouble && words(trouble);
  const submit = handleSubmit(async ({ name, email }) => {
    setBusy(true);
    setFailure(undefined);
    try {
      onEntered(await signUpByPhone({ challenge, name: name.trim(), email: email.trim() }));
    } catch (error) {
      setBusy(false);
      setFailure(reason(error));
    }
  });
  return (
    <StepFrame
      title={t('newcomer.title')}
      lead={t('newcomer.lead', { phone: spoken(phone) })}
      failure={failure}
      busy={busy}
      submit={t('newcomer.submit')}
      onSubmit={submit}
      foot={
        <LiveButton look="quiet" block onClick={onLeave} disabled={busy}>
          {t('password')}
        </LiveButton>
      }
    >
      <TextField
        {...register('name', { validate: (value) => worded(nameTrouble(value)) })}
        label={words('name')}
        autoComplete="name"
        aria-required
        error={formState.errors.name?.message}
      />
      <TextField
        {...register('email', { validate: (value) => (RULES.email(value) ? words('invalid.email') : undefined) })}
        label={words('email')}
        type="email"
        autoComplete="email"
        aria-required
        error={formState.errors.email?.message}
      />
    </StepFrame>
  );
}
