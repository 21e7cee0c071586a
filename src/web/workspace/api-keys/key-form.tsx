import { useTranslations } from 'use-intl';
import type { ApiScope } from '#src/kernel/api-scopes.ts';
import { ProofField } from '#src/web/features/proof/proof-field.tsx';
import { useProof } from '#src/web/features/proof/use-proof.ts';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { createApiKey } from '#src/wire/client/api-keys.ts';
import type { KeysData } from './page.server.ts';

type Draft = { name: string; scopes: ApiScope[]; networks: string; until: string };

/** Makes a key: what it may do, from where and how long, with proof of who asks. */
export function KeyForm({
  account,
  scopes,
  onMade,
  onClose,
}: Pick<KeysData, 'account' | 'scopes'> & { onMade: (key: string) => void; onClose: () => void }) {
  const t = useTranslations('apiKeys');
  const proof = useProof(account);
  const { field, box, errorOf, submit, busy, error } = useForm<Draft, string>({
    area: 'apiKeys',
    values: { name: '', scopes: [], networks: '', until: '' },
    rules: {
      name: (value) => (value.trim() ? undefined : t('invalid.name')),
      scopes: (value) => (value.length > 0 ? undefined : t('invalid.scopes')),
    },
    proof,
    send: ({ name, scopes: wanted, networks, until }) =>
      createApiKey({
        name,
        scopes: wanted,
        networks: networks.split(/[\s,]+/).filter(Boolean),
        until: until || null,
        ...proof.proof,
      }),
    done: t('made'),
    onSent: onMade,
  });
  const wrong = errorOf('scopes');
  return (
    <FormDialog
      title={t('add')}
      back={t('cancel')}
      send={t('make')}
      busy={busy}
      error={error}
      onSend={submit}
      onClose={onClose}
    >
      <TextField label={t('name')} hint={t('nameHint')} required maxLength={60} autoComplete="off" {...field('name')} />
      <fieldset aria-describedby={wrong && 'scopes-error'}>
        <legend className="text-sm font-semibold">{t('scopes')}</legend>
        {scopes.map((scope) => (
          <CheckField key={scope} value={scope} label={t(`scope.${scope}`)} {...box('scopes')} />
        ))}
        <p id="scopes-error" aria-live="polite" className="text-sm font-semibold text-brick">
          {wrong}
        </p>
      </fieldset>
      <TextArea
        label={t('networks')}
        hint={t('networksHint')}
        rows={2}
        maxLength={1200}
        spellCheck={false}
        {...field('networks')}
      />
      <TextField label={t('until')} hint={t('untilHint')} type="date" {...field('until')} />
      <ProofField {...proof.field} />
    </FormDialog>
  );
}
