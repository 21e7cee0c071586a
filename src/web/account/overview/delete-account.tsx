import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProofField } from '#src/web/features/proof/proof-field.tsx';
import { useProof } from '#src/web/features/proof/use-proof.ts';
import { forgetTab } from '#src/web/features/sign-out/leave.ts';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { deleteAccount } from '#src/wire/client/account.ts';
import type { Account } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';

const KINDS = ['orders', 'bookings', 'payments', 'refunds', 'returns', 'claims', 'grievances', 'roster'] as const;

/** The final confirmation: what goes, what stays, a word to type, and proof that it is the account's owner. */
export default function DeleteAccount({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations('account.data');
  const proof = useProof(account);
  const [open, setOpen] = useState<string[]>();
  const { field, submit, busy, error } = useForm<{ word: string }>({
    area: 'account',
    refresh: 'never',
    leaves: () => true,
    values: { word: '' },
    rules: {
      word: (value) =>
        value.trim().toLocaleUpperCase() === t('word').toLocaleUpperCase()
          ? undefined
          : t('wordWrong', { word: t('word') }),
    },
    proof,
    async send() {
      setOpen(undefined);
      await deleteAccount(proof.proof);
      forgetTab();
      location.assign(hrefs.accountDeleted);
    },
    onRefusal({ detail }) {
      if (detail['open']) setOpen(Object.keys(detail['open']));
      return Boolean(detail['open']);
    },
  });
  return (
    <ConfirmDialog
      title={t('title2')}
      keep={t('keep')}
      act={t('deleteForGood')}
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-[0.9375rem]">
        <li>{t('goes')}</li>
        <li>{t('comments')}</li>
        <li>{t('stays')}</li>
        <li>{t('noWayBack')}</li>
      </ul>
      {open && (
        <ErrorNotice>
          <p className="font-semibold">{t('stillOpen')}</p>
          <ul className="list-disc ps-5">
            {KINDS.filter((kind) => open.includes(kind)).map((kind) => (
              <li key={kind}>{t(`open.${kind}`)}</li>
            ))}
          </ul>
        </ErrorNotice>
      )}
      <TextField
        label={t('wordLabel', { word: t('word') })}
        autoComplete="off"
        autoCapitalize="characters"
        aria-required
        {...field('word')}
      />
      <ProofField {...proof.field} />
    </ConfirmDialog>
  );
}
