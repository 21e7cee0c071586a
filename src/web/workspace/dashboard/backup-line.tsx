import { DatabaseBackup } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Notice } from '#src/web/ui/notice.tsx';
import type { DashboardData } from './page.server.ts';

/** How old the last good backup is; a warning when it is late, or when the newest one failed. Nothing where the shop makes none. */
export function BackupLine({ backups: { nightly, last, failed, late, now } }: { backups: DashboardData['backups'] }) {
  const t = useTranslations('dashboard');
  const format = useFormatter();
  const moment = (at: Date) => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  if (nightly && (failed || late))
    return (
      <Notice tone="warning">
        {last ? t('backupLast', { at: moment(last.at) }) : t('backupNever')}{' '}
        {failed && t('backupFailed', { at: moment(failed.at), reason: failed.reason })}
      </Notice>
    );
  if (!last) return null;
  return (
    <p className="-mt-6 flex items-center gap-2 text-sm text-soft">
      <DatabaseBackup aria-hidden className="size-4.5 shrink-0" />
      {t('backupAge', { age: format.relativeTime(last.at, now) })}
    </p>
  );
}
