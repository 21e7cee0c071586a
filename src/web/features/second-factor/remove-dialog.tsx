import { useTranslations } from 'use-intl';
import { ProofField, type Provable } from '#src/web/features/proof/proof-field.tsx';
import { useProof } from '#src/web/features/proof/use-proof.ts';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { removeSecondFactor } from '#src/wire/client/second-factor.ts';

type RemoveProps = { account: Provable; open: boolean; onClose: () => void; onRemoved: () => void };

/** Needs both factors: somebody who has only one must not be able to remove the other. */
export function RemoveDialog({ account, open, onClose, onRemoved }: RemoveProps) {
  const t = useTranslations('security');
  const proof = useProof(account);
  const { fields, field, submit, busy, error } = useForm<{ factorCode: string }>({
    area: 'security',
    refresh: 'never',
    values: { factorCode: '' },
    rules: { factorCode: (value) => (value.trim() ? undefined : t('codeMissing')) },
    proof,
    send: ({ factorCode }) => removeSecondFactor({ ...proof.proof, factorCode }),
    onSent() {
      proof.clear();
      fields.reset();
      onRemoved();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={t('removeTitle')}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <p className="text-soft">{t('removeText')}</p>
        <ProofField {...proof.field} />
        <TextField
          label={t('anyCode')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          aria-required
          {...field('factorCode')}
        />
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <LiveButton type="submit" block loading={busy}>
          {t('remove')}
        </LiveButton>
      </form>
    </Dialog>
  );
}
