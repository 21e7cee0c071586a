import { useTranslations } from 'use-intl';
import type { WebhookEvent } from '#src/kernel/webhook-events.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { Paging } from '#src/web/ui/paging.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { replayDelivery, testWebhook } from '#src/wire/client/webhooks.ts';
import { hrefs } from '#src/wire/pages.ts';
import { DeliveryLine } from './delivery-line.tsx';
import type { WebhookAccount, WebhookView } from './page.server.ts';
import { useEventName } from './use-event-name.ts';
import { WebhookActions } from './webhook-actions.tsx';

/** A webhook with what it was told, and how that went. */
export function WebhookLog({
  webhook,
  events,
  account,
}: {
  webhook: WebhookView;
  events: readonly WebhookEvent[];
  account: WebhookAccount;
}) {
  const t = useTranslations('webhooks');
  const nameOf = useEventName();
  const { run, running, error } = useMutation('webhooks');
  const { id, name, url, page, pages, deliveries, formerUntil } = webhook;
  return (
    <>
      <PageTitle
        title={name}
        lead={url}
        action={
          <div className="flex flex-wrap gap-3">
            <LinkButton look="secondary" to={hrefs.webhooks()}>
              {t('back')}
            </LinkButton>
            <LiveButton
              loading={running === 'test'}
              onClick={() => run(() => testWebhook(id), { done: t('tested'), as: 'test' })}
            >
              {t('test')}
            </LiveButton>
          </div>
        }
      />
      <div className="grid gap-4">
        {error && <ErrorNotice>{error}</ErrorNotice>}
        {formerUntil && <Notice>{t('overlap', { until: formerUntil })}</Notice>}
        <p className="text-soft">{webhook.events.map((event) => nameOf(event)).join(' · ')}</p>
        <WebhookActions webhook={webhook} events={events} account={account} />
        <section aria-labelledby="log" className="mt-4 grid gap-3">
          <h2 id="log" className="text-section font-bold">
            {t('log')}
          </h2>
          {deliveries.length === 0 ? (
            <EmptyState title={t('noLog')} text={t('noLogText')} />
          ) : (
            <Card as="ul" className="divide-y divide-line">
              {deliveries.map((delivery) => (
                <DeliveryLine
                  key={delivery.id}
                  delivery={delivery}
                  busy={running === delivery.id}
                  onReplay={() => run(() => replayDelivery(delivery.id), { done: t('replayed'), as: delivery.id })}
                />
              ))}
            </Card>
          )}
          <Paging area="desk" page={page} pages={pages} to={(wanted) => hrefs.webhooks({ id, page: wanted })} />
        </section>
      </div>
    </>
  );
}
