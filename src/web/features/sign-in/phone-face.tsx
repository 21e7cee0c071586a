import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { isMobile } from '#src/web/features/phone-number/ten-digits.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import type { Entrance } from '#src/wire/client/identity.ts';
import { askForCode, signInByPhone } from '#src/wire/client/phone.ts';
import { CodeStep } from './code-step.tsx';
import { NewcomerStep } from './newcomer-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { usePhoneCode } from './use-phone-code.ts';

type PhoneProps = { onEntered: (entrance: Entrance) => void; onLeave: () => void };

/** Signing in with a code by SMS: the number, the code, and for a new number name and e-mail (rules.md §3). */
export function PhoneFace({ onEntered, onLeave }: PhoneProps) {
  const t = useTranslations('waysIn');
  const code = usePhoneCode(askForCode);
  const [newcomer, setNewcomer] = useState(false);
  const { register, handleSubmit, formState } = useForm<{ phone: string }>({ mode: 'onTouched' });

  const enter = (typed: string) =>
    code.run(async () => {
      const entrance = await signInByPhone(code.challenge, typed);
      if (entrance === 'newcomer') setNewcomer(true);
      else onEntered(entrance);
    });

  if (newcomer)
    return <NewcomerStep phone={code.phone} challenge={code.challenge} onEntered={onEntered} onLeave={onLeave} />;
  if (code.challenge) return <CodeStep code={code} submit={t('code.submit')} onCode={enter} />;
  return (
    <StepFrame
      title={t('number.title')}
      lead={t('number.lead')}
      failure={code.failure}
      busy={code.busy}
      submit={t('number.submit')}
      onSubmit={handleSubmit(({ phone }) => code.ask(phone))}
      foot={
        <LiveButton look="quiet" block onClick={onLeave} disabled={code.busy}>
          {t('password')}
        </LiveButton>
      }
    >
      <TextField
        {...register('phone', { validate: (value) => (isMobile(value) ? undefined : t('number.invalid')) })}
        label={t('number.label')}
        hint={formState.errors.phone ? undefined : t('number.hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aria-required
        error={formState.errors.phone?.message}
      />
      <p className="text-sm text-soft">{t('number.risk')}</p>
    </StepFrame>
  );
}
