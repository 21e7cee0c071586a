import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { signOut } from '#src/wire/client/identity.ts';
import { passSecondFactor } from '#src/wire/client/second-factor.ts';
import { CodeField } from './code-field.tsx';
import { StepFrame } from './step-frame.tsx';
import { useReason } from './use-reason.ts';

/** The second step of signing in: a code from the app, or one of the recovery codes. */
export function SecondFactorForm({ onEntered, onLeave }: { onEntered: () => void; onLeave: () => void }) {
  const t = useTranslations('waysIn.second');
  const faults = useTranslations('waysIn.faults');
  const reason = useReason();
  const { name: shop } = useShopSettings();
  const [recovery, setRecovery] = useState(false);
  const leaving = useMutation('waysIn', { refresh: 'never' });
  const form = useForm<{ code: string }>({
    area: 'waysIn',
    refresh: 'never',
    leaves: () => true,
    words: (error) =>
      error instanceof Refusal && error.code === 'code-wrong' ? faults('second-wrong') : reason(error),
    rules: { code: (value) => (value?.trim() ? undefined : t('missing')) },
    async send({ code }) {
      await passSecondFactor(code);
      onEntered();
    },
    onRefusal() {
      form.fields.setFocus('code', { shouldSelect: true });
      return false;
    },
  });
  const busy = form.busy || leaving.busy;
  const leave = () =>
    leaving.run(
      async () => {
        await signOut().catch(() => undefined);
        onLeave();
      },
      { leaves: () => true },
    );
  const turn = () => {
    setRecovery(!recovery);
    form.clear();
    form.fields.resetField('code');
  };
  const field = form.field('code');
  return (
    <StepFrame
      title={t('title')}
      lead={recovery ? t('recoveryLead') : t('lead', { shop })}
      failure={form.error}
      busy={busy}
      submit={t('submit')}
      onSubmit={form.submit}
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
