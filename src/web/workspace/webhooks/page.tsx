import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import type { Route } from './+types/page.ts';
import { WebhookList } from './webhook-list.tsx';
import { WebhookLog } from './webhook-log.tsx';

export { loader } from './page.server.ts';

/** The addresses that are told what happens in the shop, or the log of one. */
export default function Webhooks({ loaderData: { webhooks, events, one, account } }: Route.ComponentProps) {
  const t = useTranslations('webhooks');
  return (
    <>
      <PageHead title={t('title')} noindex />
      {one ? (
        <WebhookLog key={one.id} webhook={one} events={events} account={account} />
      ) : (
        <WebhookList webhooks={webhooks} events={events} account={account} />
      )}
    </>
  );
}
