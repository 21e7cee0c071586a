import { useTranslations } from 'use-intl';
import { type ServiceStatus, serviceTone } from '#src/kernel/booking-lifecycle.ts';
import { Badge } from '#src/web/ui/badge.tsx';

export function ServiceBadge({ status }: { status: ServiceStatus }) {
  const t = useTranslations('myServices.statuses');
  return <Badge tone={serviceTone(status)}>{t(status)}</Badge>;
}
