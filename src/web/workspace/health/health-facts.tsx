import { useFormatter, useTranslations } from 'use-intl';
import { FactTable } from '#src/web/ui/fact-table.tsx';
import type { HealthData } from './page.server.ts';
import { useBytes } from './use-bytes.ts';

/** Versions, sizes and times: what somebody who helps will ask for first. */
export function HealthFacts({ health }: { health: HealthData }) {
  const t = useTranslations('health.facts');
  const format = useFormatter();
  const bytes = useBytes();
  const { versions, disk, databaseBytes, startedAt } = health;
  const software = [
    { name: t('shop'), value: versions.shop },
    { name: 'Node.js', value: versions.node },
    { name: 'PostgreSQL', value: versions.database },
    { name: t('migration'), value: versions.migration },
  ];
  const sizes = [
    { name: t('databaseSize'), value: bytes(databaseBytes) },
    { name: t('diskFree'), value: disk ? bytes(disk.free) : t('unknown') },
    { name: t('diskSize'), value: disk ? bytes(disk.size) : t('unknown') },
  ];
  const started = format.dateTime(startedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-8 text-section font-bold">
        {t('title')}
      </h2>
      <FactTable
        caption={t('caption')}
        groups={[
          { heading: t('software'), facts: software },
          { heading: t('sizes'), facts: sizes },
          { heading: t('times'), facts: [{ name: t('startedAt'), value: started }] },
        ]}
      />
    </section>
  );
}
