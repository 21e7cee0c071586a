import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProofField, type Provable } from '#src/web/features/proof/proof-field.tsx';
import { useProof } from '#src/web/features/proof/use-proof.ts';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { removeSecondFactor } from '#src/wire/client/second-factor.ts';

type RemoveProps = { account: Provable; open: boolean; onClose: () => void; onRemoved: () => void };

/** Needs both: whoever has only the one must not be able to take the other away. */
export function RemoveDialog({ account, open, onClose, onRemoved }: RemoveProps) {
  const t = useTranslations('security');
  const { busy, error, run } = useMutation('security', { refresh: 'never' });
  const proof = useProof(account);
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string>();
  const remove = async () => {
    setCodeError(code.trim() ? undefined : t('codeMissing'));
    if (!proof.given() || !code.trim()) return;
    if (!(await run(() => removeSecondFactor({ ...proof.proof, factorCode: code }), { onFields: proof.refuse })))
      return;
    proof.clear();
    setCode('');
    onRemoved();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('removeTitle')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void remove();
        }}
      >
        <p className="text-soft">{t('removeText')}</p>
        <ProofField {...proof.field} />
        <TextField
          label={t('anyCode')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          aria-required
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={codeError}
        />
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <LiveButton type="submit" block loading={busy}>
          {t('remove')}
        </LiveButton>
      </form>
    </Dialog>
  );
}
