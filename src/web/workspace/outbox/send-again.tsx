import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { announce } from '#src/web/ui/status-region.tsx';
import { sendAgain } from '#src/wire/client/support.ts';

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
