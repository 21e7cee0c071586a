import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { sendAgain } from '#src/contract/client/support.ts';
import { announce } from '../../components/status-region.tsx';
import { useFaultWords } from '../../fault-words.ts';
import { LiveButton } from '../../live-button.tsx';

/** Queues a message once more that could not be sent. */
export function SendAgain({ id }: { id: string }) {
  const t = useTranslations('outbox');
  const words = useFaultWords('outbox');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    try {
      await sendAgain(id);
      announce(t('again'));
      await revalidate();
    } catch (error) {
      announce(words(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <LiveButton look="secondary" loading={busy} onClick={send}>
      {t('sendAgain')}
    </LiveButton>
  );
}
