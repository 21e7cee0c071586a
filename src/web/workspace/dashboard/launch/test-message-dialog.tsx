import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { sendTestMessage } from '#src/wire/client/launch.ts';
import { SaveDialog } from './save-dialog.tsx';

/** Asks for a number to send a test SMS or WhatsApp message to. */
export function TestMessageDialog({ channel, onClose }: { channel: 'sms' | 'whatsapp'; onClose: () => void }) {
  const t = useTranslations('launch');
  const { busy, errors, error, run } = useMutation('launch');
  const [phone, setPhone] = useState('');
  const title = t(channel === 'sms' ? 'testSms' : 'testWhatsapp');
  const send = async () => (await run(() => sendTestMessage(channel, phone), t('tested'))) && onClose();
  return (
    <SaveDialog title={title} send={title} busy={busy} error={error} onClose={onClose} onSend={send}>
      <p>{t(channel === 'sms' ? 'testSmsText' : 'testWhatsappText')}</p>
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
