import { useTranslations } from 'use-intl';
import type { DeliveredEvent } from '#src/kernel/webhook-events.ts';
import type { MessageKey } from '#src/web/messages/keys.ts';

/** What an event is called. */
export function useEventName(): (event: DeliveredEvent) => string {
  const t = useTranslations('webhooks');
  return (event) => t(`event.${event.replaceAll('.', '-')}` as MessageKey<'webhooks'>);
}
