import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { spoken } from '#src/web/features/phone-number/spoken-number.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import type { Entrance } from '#src/wire/client/identity.ts';
import { signInByPhone } from '#src/wire/client/phone.ts';
import { CodeField } from './code-field.tsx';
import { StepFrame } from './step-frame.tsx';
import type { usePhoneCode } from './use-phone-code.ts';
import { useReason } from './use-reason.ts';
import { useSmsCode } from './use-sms-code.ts';

type CodeProps = { code: ReturnType<typeof usePhoneCode>; onEntered: (entrance: Entrance) => void };

/** The six digits of the SMS, another code after half a minute, and a way back to the number. */
export function CodeStep({ code, onEntered }: CodeProps) {
  const t = useTranslations('waysIn');
  const reason = useReason();
  const more = useMutation('waysIn', { refresh: 'never', words: reason });
  const form = useForm<{ code: string }, Entrance>({
    area: 'waysIn',
    refresh: 'never',
    words: reason,
    leaves: (entrance) => entrance !== 'newcomer',
    rules: { code: (value) => (/^\d{6}$/.test(value.replace(/\s/g, '')) ? undefined : t('code.missing')) },
    async send({ code: typed }) {
      more.clear();
      const entrance = await signInByPhone(code.challenge, typed);
      onEntered(entrance);
      return entrance;
    },
    onRefusal(refusal) {
      if (refusal.code === 'code-wrong') setFocus('code', { shouldSelect: true });
      return code.onRefusal(refusal);
    },
  });
  const { setFocus, setValue } = form.fields;
  const again = () => {
    form.clear();
    return more.run(() => code.ask(code.phone), { done: t('code.resent'), onRefusal: code.onRefusal });
  };
  const fill = useCallback((found: string) => setValue('code', found, { shouldValidate: true }), [setValue]);
  useSmsCode(code.challenge, fill);
  const busy = form.busy || more.busy;
  return (
    <StepFrame
      title={t('code.title')}
      lead={t('code.sent', { phone: spoken(code.phone) })}
      failure={form.error ?? more.error}
      busy={busy}
      submit={t('code.submit')}
      onSubmit={form.submit}
      foot={
        <>
          <LiveButton look="quiet" block onClick={again} disabled={busy || code.wait > 0}>
            {code.wait > 0 ? t('code.wait', { seconds: code.wait }) : t('code.again')}
          </LiveButton>
          <LiveButton look="quiet" block onClick={code.startOver} disabled={busy}>
            {t('code.other')}
          </LiveButton>
        </>
      }
    >
      <CodeField {...form.field('code')} label={t('code.label')} />
    </StepFrame>
  );
}
