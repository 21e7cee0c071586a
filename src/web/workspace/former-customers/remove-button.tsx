import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { removeFormerCustomer } from '#src/wire/client/moving-in.ts';

/** Removes somebody's record and former orders, after a question. */
export function RemoveButton({ id, name }: { id: string; name: string }) {
  const t = useTranslations('formerCustomers');
  const [asked, setAsked] = useState(false);
  const { busy, error, run } = useMutation('formerCustomers');
  return (
    <>
      <LiveButton look="danger" aria-label={`${t('remove')}: ${name}`} onClick={() => setAsked(true)}>
        {t('remove')}
      </LiveButton>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('removeTitle', { name })}
        keep={t('keep')}
        act={t('removeYes')}
        busy={busy}
        error={error}
        onAct={async () => {
          if (await run(() => removeFormerCustomer(id), t('removed'))) setAsked(false);
        }}
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
