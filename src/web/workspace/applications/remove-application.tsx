import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { removeApplication } from '#src/wire/client/applications.ts';
import { hrefs } from '#src/wire/pages.ts';

/** For what was started by mistake, or given up. */
export function RemoveApplication({ id, plant }: { id: string; plant: string }) {
  const t = useTranslations('applicationDesk');
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const { run, busy, error } = useMutation('applicationDesk', { refresh: 'never' });
  const remove = async () => {
    if (await run(() => removeApplication(id))) await navigate(hrefs.applicationsDesk());
  };
  return (
    <div>
      <LiveButton look="danger" onClick={() => setAsked(true)}>
        <Trash2 aria-hidden className="size-5" />
        {t('remove')}
      </LiveButton>
      {asked && (
        <ConfirmDialog
          title={t('removeTitle', { plant })}
          act={t('remove')}
          keep={t('keep')}
          busy={busy}
          error={error}
          onAct={() => void remove()}
          onClose={() => setAsked(false)}
        >
          <p>{t('removeText')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
