import { useTranslations } from 'use-intl';
import { orderTone } from '#src/kernel/order-lifecycle.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import type { OrderView } from './order-view.ts';

export function StatusBadge({ status }: { status: OrderView['status'] }) {
  const t = useTranslations('orders.statuses');
  return <Badge tone={orderTone(status)}>{t(status)}</Badge>;
}
