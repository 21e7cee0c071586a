import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import type { OrderView } from './order-view.ts';

const TONES = {
  created: 'brand',
  confirmed: 'brand',
  packed: 'brand',
  shipped: 'brand',
  delivered: 'leaf',
  cancel: 'brick',
} as const;

export function StatusBadge({ status }: { status: OrderView['status'] }) {
  const t = useTranslations('orders.statuses');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
