import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { cancelTransfer } from '#src/wire/client/transfers.ts';

/** Gives up the order, after a question: whoever has sent the money should not. */
export function CancelTransfer({ reference }: { reference: string }) {
  const t = useTranslations('transfer');
  const { busy, error, run } = useMutation('transfer', { refresh: 'always' });
  const [asking, setAsking] = useState(false);
  const cancel = async () => {
    if (await run(() => cancelTransfer(reference), t('cancelled'))) setAsking(false);
  };
  return (
    <>
      <LiveButton look="secondary" onClick={() => setAsking(true)}>
        {t('cancel')}
      </LiveButton>
      <ConfirmDialog
        open={asking}
        title={t('cancelQuestion')}
        act={t('cancelYes')}
        keep={t('cancelNo')}
        busy={busy}
        error={error}
        onAct={() => void cancel()}
        onClose={() => setAsking(false)}
      >
        <p>{t('cancelText')}</p>
      </ConfirmDialog>
    </>
  );
}
