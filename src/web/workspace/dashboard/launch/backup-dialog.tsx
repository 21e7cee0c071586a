import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { confirmLaunchItem } from '#src/wire/client/launch.ts';
import { SaveDialog } from './save-dialog.tsx';

/** Records how the shop is backed up, in the owner's words and with today's date. */
export function BackupDialog({ note, onClose }: { note: string; onClose: () => void }) {
  const t = useTranslations('launch');
  const { busy, errors, error, run } = useMutation('launch');
  const [text, setText] = useState(note);
  const keep = async () =>
    (await run(() => confirmLaunchItem('backup', { confirmed: true, note: text }), t('saved'))) && onClose();
  return (
    <SaveDialog
      title={t('items.backup.title')}
      send={t('confirmBackup')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSend={keep}
    >
      <p>{t('backupText', { backupTo: 'BACKUP_TO' })}</p>
      <TextField
        label={t('backupNote')}
        hint={t('backupHint')}
        maxLength={200}
        value={text}
        {...(errors['note'] && { error: t('noteWrong') })}
        onChange={({ target }) => setText(target.value)}
      />
    </SaveDialog>
  );
}
