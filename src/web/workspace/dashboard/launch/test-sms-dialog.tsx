import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { useSave } from '#src/web/ui/use-save.ts';
import { sendTestSms } from '#src/wire/client/launch.ts';
import { SaveDialog } from './save-dialog.tsx';

/** A number that a test goes to. */
export function TestSmsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('launch');
  const { busy, errors, trouble, save } = useSave('launch');
  const [phone, setPhone] = useState('');
  const send = async () => (await save(() => sendTestSms(phone), t('tested'))) && onClose();
  return (
    <SaveDialog
      title={t('testSms')}
      action={t('testSms')}
      busy={busy}
      trouble={trouble}
      onClose={onClose}
      onSubmit={send}
    >
      <p>{t('testSmsText')}</p>
      <TextField
        label={t('phone')}
        type="tel"
        autoComplete="tel-national"
        maxLength={18}
        value={phone}
        {...(errors['phone'] && { error: t('phoneWrong') })}
        onChange={({ target }) => setPhone(target.value)}
      />
    </SaveDialog>
  );
}
