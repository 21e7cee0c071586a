import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { sendTestSms } from '#src/wire/client/launch.ts';
import { SaveDialog } from './save-dialog.tsx';

/** Asks for a number to send a test SMS to. */
export function TestSmsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('launch');
  const { busy, errors, error, run } = useMutation('launch');
  const [phone, setPhone] = useState('');
  const send = async () => (await run(() => sendTestSms(phone), t('tested'))) && onClose();
  return (
    <SaveDialog title={t('testSms')} send={t('testSms')} busy={busy} error={error} onClose={onClose} onSend={send}>
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
