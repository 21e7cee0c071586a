import { useTranslations } from 'use-intl';
import { ProofField, type ProofProps } from '#src/web/features/proof/proof-field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';

type RemovalProps = { busy: boolean; proof: ProofProps; onRemove: () => Promise<void>; onKeep: () => void };

/** Removes the number from the account, once its owner has proved who they are. */
export function PhoneRemoval({ busy, proof, onRemove, onKeep }: RemovalProps) {
  const t = useTranslations('profile.phone');
  return (
    <form
      noValidate
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void onRemove();
      }}
    >
      <ProofField {...proof} />
      <div className="flex flex-wrap gap-3">
        <LiveButton type="submit" loading={busy}>
          {t('remove')}
        </LiveButton>
        <LiveButton look="quiet" disabled={busy} onClick={onKeep}>
          {t('keep')}
        </LiveButton>
      </div>
    </form>
  );
}
