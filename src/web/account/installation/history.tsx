import { useTranslations } from 'use-intl';
import { MILESTONES } from '#src/kernel/installation.ts';
import type { InstallationView } from './page.server.ts';

/** What happened when, oldest first; for the owner. */
export function History({ events }: Pick<InstallationView, 'events'>) {
  const t = useTranslations('installations');
  return (
    <section>
      <h3 className="mb-2 border-b border-line pb-2 text-sm font-bold">{t('history')}</h3>
      <ol className="grid gap-2.5 text-sm">
        {events.map(({ on, what, milestone, note }, at) => (
          <li key={at}>
            <p className="font-semibold">
              {t(`events.${what}`)}
              {milestone !== null && `: ${t(`milestones.${MILESTONES[milestone - 1] ?? 'onOrder'}`)}`}
            </p>
            {note && <p className="wrap-anywhere">{note}</p>}
            <p className="text-soft">{on}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
