import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useStore } from '#src/web/context/use-store.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Refusal } from '#src/wire/client/call.ts';
import { signOut } from '#src/wire/client/identity.ts';
import { passSecondFactor } from '#src/wire/client/second-factor.ts';
import { CodeField } from './code-field.tsx';
import { StepFrame } from './step-frame.tsx';
import { useReason } from './use-reason.ts';

/** The second step of signing in: a code of the app, or one of the recovery codes. */
export function SecondFactorFace({ onEntered, onLeave }: { onEntered: () => void; onLeave: () => void }) {
  const t = useTranslations('waysIn.second');
  const faults = useTranslations('waysIn.faults');
  const reason = useReason();
  const { name: shop } = useStore();
  const [recovery, setRecovery] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, setFocus, resetField } = useForm<{ code: string }>();
  const submit = handleSubmit(async ({ code }) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await passSecondFactor(code);
      onEntered();
    } catch (error) {
      setBusy(false);
      setFailure(error instanceof Refusal && error.code === 'code-wrong' ? faults('second-wrong') : reason(error));
      setFocus('code', { shouldSelect: true });
    }
  });
  const leave = async () => {
    setBusy(true);
    await signOut().catch(() => undefined);
    onLeave();
  };
  const turn = () => {
    setRecovery(!recovery);
    setFailure(undefined);
    resetField('code');
  };
  const field = {
    ...register('code', { validate: (value) => (value?.trim() ? undefined : t('missing')) }),
    error: formState.errors.code?.message,
  };
  return (
    <StepFrame
      title={t('title')}
      lead={recovery ? t('recoveryLead') : t('lead', { shop })}
      failure={failure}
      busy={busy}
      submit={t('submit')}
      onSubmit={submit}
      foot={
        <>
          <LiveButton look="quiet" block onClick={turn} disabled={busy}>
            {recovery ? t('useApp') : t('useRecovery')}
          </LiveButton>
          <LiveButton look="quiet" block onClick={leave} disabled={busy}>
            {t('leave')}
          </LiveButton>
        </>
      }
    >
      {recovery ? (
        <TextField
          {...field}
          key="recovery"
          label={t('recoveryLabel')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-required
        />
      ) : (
        <CodeField {...field} key="app" label={t('label')} />
      )}
    </StepFrame>
  );
}
