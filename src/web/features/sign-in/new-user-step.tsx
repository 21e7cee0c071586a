import { useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import { spoken } from '#src/web/features/phone-number/spoken-number.ts';
import { markNewcomer } from '#src/web/features/welcome/newcomer.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import type { Entrance } from '#src/wire/client/identity.ts';
import { signUpByPhone } from '#src/wire/client/phone.ts';
import { nameError } from './name-error.ts';
import { StepFrame } from './step-frame.tsx';
import { useReason } from './use-reason.ts';

type NewcomerProps = { phone: string; challenge: string; onEntered: (entrance: Entrance) => void; onLeave: () => void };

/** A new phone user gives name and email before the account exists (rules.md §3). */
export function NewUserStep({ phone, challenge, onEntered, onLeave }: NewcomerProps) {
  const t = useTranslations('waysIn');
  const words = useTranslations('signUp');
  const form = useForm<{ name: string; email: string }, Entrance>({
    area: 'waysIn',
    refresh: 'never',
    words: useReason(),
    leaves: () => true,
    rules: {
      name: (value) => {
        const trouble = nameError(value);
        return trouble && words(trouble);
      },
      email: (value) => (RULES.email(value) ? words('invalid.email') : undefined),
    },
    fieldWords: (field) => (field === 'name' || field === 'email' ? words(`invalid.${field}`) : undefined),
    async send({ name, email }) {
      const entrance = await signUpByPhone({ challenge, name: name.trim(), email: email.trim() });
      markNewcomer();
      onEntered(entrance);
      return entrance;
    },
  });
  const { field, busy } = form;
  return (
    <StepFrame
      title={t('newcomer.title')}
      lead={t('newcomer.lead', { phone: spoken(phone) })}
      failure={form.error}
      busy={busy}
      submit={t('newcomer.submit')}
      onSubmit={form.submit}
      foot={
        <LiveButton look="quiet" block onClick={onLeave} disabled={busy}>
          {t('password')}
        </LiveButton>
      }
    >
      <TextField {...field('name')} label={words('name')} autoComplete="name" aria-required />
      <TextField {...field('email')} label={words('email')} type="email" autoComplete="email" aria-required />
    </StepFrame>
  );
}
