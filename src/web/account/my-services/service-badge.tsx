import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import type { ServiceStatus } from './booking-view.ts';

const TONES = {
  created: 'brand',
  confirmed: 'brand',
  assigned: 'brand',
  started: 'sun',
  completed: 'leaf',
  cancel: 'brick',
} as const;

export function ServiceBadge({ status }: { status: ServiceStatus }) {
  const t = useTranslations('myServices.statuses');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
