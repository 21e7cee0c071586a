import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '#src/web/ui/notice.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { DashboardData } from './page.server.ts';

/** Next steps of solar leads that are due, and new leads without one; nothing if there are none. */
export function LeadsLine({ leads: { due, fresh } }: { leads: DashboardData['leads'] }) {
  const t = useTranslations('dashboard');
  if (due + fresh === 0) return null;
  return (
    <Notice tone={due > 0 ? 'warning' : 'info'}>
      {due > 0 && t('leadsDue', { count: due })} {fresh > 0 && t('leadsNew', { count: fresh })}{' '}
      <Link to={hrefs.leads()} className="font-semibold text-link underline">
        {t('leadsOpen')}
      </Link>
    </Notice>
  );
}
