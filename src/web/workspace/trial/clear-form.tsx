import { useTranslations } from 'use-intl';
import { ProofField } from '#src/web/features/proof/proof-field.tsx';
import { useProof } from '#src/web/features/proof/use-proof.ts';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { clearTrial } from '#src/wire/client/trial.ts';
import type { TrialData } from './page.server.ts';

type ClearDraft = { name: string; customers: boolean; demonstration: boolean };

/** Clears trial data permanently, so it asks for the shop's name and proof of identity. */
export function ClearForm({ trial, account }: Pick<TrialData, 'trial' | 'account'>) {
  const t = useTranslations('trial');
  const proof = useProof(account);
  const { fields, field, box, submit, busy, error } = useForm<ClearDraft>({
    area: 'trial',
    values: { name: '', customers: false, demonstration: false },
    rules: { name: (value) => (value.trim() === trial.name ? undefined : t('nameWrong', { name: trial.name })) },
    fieldWords: () => t('nameWrong', { name: trial.name }),
    proof,
    send: (typed) => clearTrial({ ...typed, ...proof.proof }),
    done: t('done'),
    onSent() {
      proof.clear();
      fields.resetField('name');
    },
  });

  return (
    <Card as="section" aria-labelledby="clear" className="p-5 sm:p-6">
      <h2 id="clear" className="text-section font-bold">
        {t('clear')}
      </h2>
      <p className="mt-1 text-pretty text-soft">{t('clearText')}</p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <div>
          {trial.customers > 0 && (
            <CheckField
              label={t('customers', { count: trial.customers })}
              hint={t('customersHint')}
              {...box('customers')}
            />
          )}
          {trial.demonstration && (
            <CheckField label={t('demonstration')} hint={t('demonstrationHint')} {...box('demonstration')} />
          )}
        </div>
        <TextField
          label={t('name', { name: trial.name })}
          autoComplete="off"
          spellCheck={false}
          aria-required
          {...field('name')}
        />
        <ProofField {...proof.field} />
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <LiveButton type="submit" look="danger" className="justify-self-start" loading={busy}>
          {t('clearNow')}
        </LiveButton>
      </form>
    </Card>
  );
}
