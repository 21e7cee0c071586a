import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isMobile } from '#src/kernel/ten-digits.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import type { Entrance } from '#src/wire/client/identity.ts';
import { askForCode } from '#src/wire/client/phone.ts';
import { CodeStep } from './code-step.tsx';
import { NewUserStep } from './new-user-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { usePhoneCode } from './use-phone-code.ts';
import { useReason } from './use-reason.ts';

type PhoneProps = { onEntered: (entrance: Entrance) => void; onLeave: () => void };

/** Signing in with a code by SMS: the number, the code, and for a new number name and email (rules.md §3). */
export function PhoneForm({ onEntered, onLeave }: PhoneProps) {
  const t = useTranslations('waysIn');
  const code = usePhoneCode(askForCode);
  const [newcomer, setNewcomer] = useState(false);
  const form = useForm<{ phone: string }>({
    area: 'waysIn',
    refresh: 'never',
    words: useReason(),
    rules: { phone: (value) => (isMobile(value) ? undefined : t('number.invalid')) },
    send: ({ phone }) => code.ask(phone),
    onRefusal: code.onRefusal,
  });
  const enter = (entrance: Entrance) => (entrance === 'newcomer' ? setNewcomer(true) : onEntered(entrance));

  if (newcomer)
    return <NewUserStep phone={code.phone} challenge={code.challenge} onEntered={onEntered} onLeave={onLeave} />;
  if (code.challenge) return <CodeStep code={code} onEntered={enter} />;
  return (
    <StepFrame
      title={t('number.title')}
      lead={t('number.lead')}
      failure={form.error}
      busy={form.busy}
      submit={t('number.submit')}
      onSubmit={form.submit}
      foot={
        <LiveButton look="quiet" block onClick={onLeave} disabled={form.busy}>
          {t('password')}
        </LiveButton>
      }
    >
      <TextField
        {...form.field('phone')}
        label={t('number.label')}
        hint={form.errorOf('phone') ? undefined : t('number.hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aria-required
      />
      <p className="text-sm text-soft">{t('number.risk')}</p>
    </StepFrame>
  );
}
