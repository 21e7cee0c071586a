import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ProofField } from '#src/web/features/proof/proof-field.tsx';
import { useProof } from '#src/web/features/proof/use-proof.ts';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { announce } from '#src/web/ui/status-region.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { clearTrial } from '#src/wire/client/trial.ts';
import type { TrialData } from './page.server.ts';

/** Clears for good, so that it takes the shop's name and a proof of who asks. */
export function ClearForm({ trial, account }: Pick<TrialData, 'trial' | 'account'>) {
  const t = useTranslations('trial');
  const { revalidate } = useRevalidator();
  const { busy, error, run } = useMutation('trial', { refresh: 'never' });
  const proof = useProof(account);
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string>();
  const [customers, setCustomers] = useState(false);
  const [demonstration, setDemonstration] = useState(false);

  const refuse = (fields: Record<string, string>, code: string) => {
    if ('name' in fields) setNameError(t('nameWrong', { name: trial.name }));
    return proof.refuse(fields, code) || 'name' in fields;
  };
  const clear = async (event: FormEvent) => {
    event.preventDefault();
    const named = name.trim() === trial.name;
    setNameError(named ? undefined : t('nameWrong', { name: trial.name }));
    if (!proof.given() || !named) return;
    if (!(await run(() => clearTrial({ name, customers, demonstration, ...proof.proof }), { onFields: refuse })))
      return;
    proof.clear();
    setName('');
    announce(t('done'));
    await revalidate();
  };

  return (
    <Card as="section" aria-labelledby="clear" className="p-5 sm:p-6">
      <h2 id="clear" className="text-section font-bold">
        {t('clear')}
      </h2>
      <p className="mt-1 text-pretty text-soft">{t('clearText')}</p>
      <form noValidate onSubmit={clear} className="mt-4 grid gap-4">
        <div>
          {trial.customers > 0 && (
            <CheckField
              label={t('customers', { count: trial.customers })}
              hint={t('customersHint')}
              checked={customers}
              onChange={(event) => setCustomers(event.target.checked)}
            />
          )}
          {trial.demonstration && (
            <CheckField
              label={t('demonstration')}
              hint={t('demonstrationHint')}
              checked={demonstration}
              onChange={(event) => setDemonstration(event.target.checked)}
            />
          )}
        </div>
        <TextField
          label={t('name', { name: trial.name })}
          autoComplete="off"
          spellCheck={false}
          aria-required
          value={name}
          error={nameError}
          onChange={(event) => setName(event.target.value)}
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
