import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { spoken } from '#src/web/features/phone-number/spoken-number.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { announce } from '#src/web/ui/status-region.tsx';
import { Refusal } from '#src/wire/client/call.ts';
import { CodeField } from './code-field.tsx';
import { StepFrame } from './step-frame.tsx';
import type { usePhoneCode } from './use-phone-code.ts';
import { useSmsCode } from './use-sms-code.ts';

type CodeProps = { code: ReturnType<typeof usePhoneCode>; submit: string; onCode: (typed: string) => Promise<unknown> };

/** The six digits of the SMS, another code after half a minute, and the way back to the number. */
export function CodeStep({ code, submit, onCode }: CodeProps) {
  const t = useTranslations('waysIn');
  const { register, handleSubmit, formState, setFocus, setValue } = useForm<{ code: string }>();
  const send = async (typed: string) => {
    const refusal = await onCode(typed);
    if (refusal instanceof Refusal && refusal.code === 'code-wrong') setFocus('code', { shouldSelect: true });
  };
  const again = async () => {
    if (!(await code.ask(code.phone))) announce(t('code.resent'));
  };
  const fill = useCallback((found: string) => setValue('code', found, { shouldValidate: true }), [setValue]);
  useSmsCode(code.challenge, fill);
  return (
    <StepFrame
      title={t('code.title')}
      lead={t('code.sent', { phone: spoken(code.phone) })}
      failure={code.failure}
      busy={code.busy}
      submit={submit}
      onSubmit={handleSubmit(({ code: typed }) => send(typed))}
      foot={
        <>
          <LiveButton look="quiet" block onClick={again} disabled={code.busy || code.wait > 0}>
            {code.wait > 0 ? t('code.wait', { seconds: code.wait }) : t('code.again')}
          </LiveButton>
          <LiveButton look="quiet" block onClick={code.startOver} disabled={code.busy}>
            {t('code.other')}
          </LiveButton>
        </>
      }
    >
      <CodeField
        {...register('code', {
          validate: (value) => (/^\d{6}$/.test(value.replace(/\s/g, '')) ? undefined : t('code.missing')),
        })}
        label={t('code.label')}
        error={formState.errors.code?.message}
      />
    </StepFrame>
  );
}
