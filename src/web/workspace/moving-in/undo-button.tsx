import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dateFormat } from '#src/kernel/format.ts';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';

type UndoProps = { until: string; locale: string; busy: boolean; onUndo: () => Promise<unknown> };

/** Takes an import back, after a question. */
export function UndoButton({ until, locale, busy, onUndo }: UndoProps) {
  const t = useTranslations('movingIn.undo');
  const [asked, setAsked] = useState(false);
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(until));
  return (
    <>
      <LiveButton look="danger" onClick={() => setAsked(true)}>
        <Undo2 aria-hidden className="size-4.5" />
        {t('ask')}
      </LiveButton>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('title')}
        keep={t('keep')}
        act={t('confirm')}
        busy={busy}
        onAct={async () => {
          await onUndo();
          setAsked(false);
        }}
      >
        <p>{t('text', { until: time })}</p>
      </ConfirmDialog>
    </>
  );
}
