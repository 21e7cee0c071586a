import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProofField } from '#src/web/features/proof/proof-field.tsx';
import { useProof } from '#src/web/features/proof/use-proof.ts';
import { forgetTab } from '#src/web/features/sign-out/leave.ts';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { deleteAccount } from '#src/wire/client/account.ts';
import { Refusal } from '#src/wire/client/call.ts';
import type { Account } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';

const KINDS = ['orders', 'bookings', 'payments', 'refunds', 'returns', 'grievances', 'roster'] as const;

/** The last question: what goes, what stays, a word to type, and the proof that it is the owner. */
export default function DeleteAccount({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations('account.data');
  const form = useId();
  const { busy, error, run } = useMutation('account', { refresh: 'never' });
  const proof = useProof(account);
  const [word, setWord] = useState('');
  const [wordError, setWordError] = useState<string>();
  const [open, setOpen] = useState<string[]>();
  const right = word.trim().toLocaleUpperCase() === t('word').toLocaleUpperCase();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setOpen(undefined);
    setWordError(t('wordWrong', { word: t('word') }));
    if (!proof.given() || !right) return;
    let owing: string[] | undefined;
    const work = () =>
      deleteAccount(proof.proof).catch((error: unknown) => {
        owing = error instanceof Refusal && error.detail['open'] ? Object.keys(error.detail['open']) : undefined;
        if (!owing) throw error;
      });
    const answered = await run(work, { onFields: proof.refuse });
    if (owing) setOpen(owing);
    else if (answered) {
      forgetTab();
      location.assign(hrefs.accountDeleted);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title2')}
      role="alertdialog"
      foot={
        <>
          <LiveButton look="secondary" onClick={onClose}>
            {t('keep')}
          </LiveButton>
          <LiveButton type="submit" form={form} look="danger" loading={busy}>
            {t('deleteForGood')}
          </LiveButton>
        </>
      }
    >
      <form id={form} noValidate method="post" onSubmit={submit} className="grid gap-5">
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
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <TextField
          label={t('wordLabel', { word: t('word') })}
          autoComplete="off"
          autoCapitalize="characters"
          aria-required
          value={word}
          onChange={(event) => setWord(event.target.value)}
          error={right ? undefined : wordError}
        />
        <ProofField {...proof.field} />
      </form>
    </Dialog>
  );
}
