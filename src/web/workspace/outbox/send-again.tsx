import { useTranslations } from 'use-intl';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { sendAgain } from '#src/wire/client/support.ts';

/** Queues a message again that could not be sent. */
export function SendAgain({ id }: { id: string }) {
  const t = useTranslations('outbox');
  const { busy, error, run } = useMutation('outbox');
  const send = () => run(() => sendAgain(id), t('again'));
  return (
    <>
      <LiveButton look="secondary" loading={busy} onClick={send}>
        {t('sendAgain')}
      </LiveButton>
      {error && <ErrorNotice>{error}</ErrorNotice>}
    </>
  );
}
