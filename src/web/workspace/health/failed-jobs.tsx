import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { ActButton } from '#src/web/ui/act-button.tsx';
import { ROW } from '#src/web/ui/board-section.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { retryJobs } from '#src/wire/client/health.ts';
import type { HealthData } from './page.server.ts';

type FailedJob = HealthData['failedJobs'][number];

/** Shown of each kind; a broken bucket fails hundreds alike, and they are retried together. */
const SHOWN = 5;

/** Jobs that were given up, by kind, with another attempt for one or for all of a kind. */
export function FailedJobs({ jobs, total }: { jobs: readonly FailedJob[]; total: number }) {
  const t = useTranslations('health');
  const kinds = Object.entries(Object.groupBy(jobs, ({ queue }) => queue)) as [string, FailedJob[]][];
  const unlisted = total - jobs.length;
  return (
    <section aria-labelledby="given-up" className="grid gap-4">
      <header>
        <h2 id="given-up" className="text-section font-bold">
          {t('jobs.title')}
        </h2>
        <p className="mt-1 text-pretty text-soft">{t('jobs.text')}</p>
      </header>
      {kinds.map(([queue, all]) => (
        <KindOfJob key={queue} queue={queue} jobs={all} />
      ))}
      {unlisted > 0 && <p className="text-soft">{t('jobs.more', { count: unlisted })}</p>}
    </section>
  );
}

function KindOfJob({ queue, jobs }: { queue: string; jobs: FailedJob[] }) {
  const t = useTranslations('health');
  const format = useFormatter();
  const heading = useId();
  const domain = `jobs.kinds.${queue.split('.')[0]}` as MessageKey<'health'>;
  const kind = t.has(domain) ? t(domain) : t('jobs.kinds.other');
  const hidden = jobs.length - SHOWN;
  return (
    <Card as="section" aria-labelledby={heading} className="overflow-hidden">
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-mist px-4 py-2.5 sm:px-5">
        <div>
          <h3 id={heading} className="font-bold">
            {kind}
          </h3>
          <p className="text-sm text-soft">{queue}</p>
        </div>
        {jobs.length > 1 && (
          <ActButton
            look="secondary"
            size="small"
            aria-label={`${t('jobs.allAgain', { count: jobs.length })}: ${kind}`}
            act={() => retryJobs({ kind: queue })}
            done={t('jobs.done')}
          >
            {t('jobs.allAgain', { count: jobs.length })}
          </ActButton>
        )}
      </header>
      <ul className="divide-y divide-line border-t border-line">
        {jobs.slice(0, SHOWN).map(({ id, attempts, failedAt }) => {
          const at = format.dateTime(failedAt, { dateStyle: 'medium', timeStyle: 'short' });
          const about = t('jobs.row', { attempts, at });
          return (
            <li key={id} className={ROW}>
              <p className="tabular min-w-0 text-[0.9375rem] text-pretty">{about}</p>
              <div className="max-w-56 shrink-0">
                <ActButton
                  look="secondary"
                  size="small"
                  aria-label={`${t('jobs.again')}: ${kind}, ${about}`}
                  act={() => retryJobs({ kind: queue, id })}
                  done={t('jobs.done')}
                >
                  {t('jobs.again')}
                </ActButton>
              </div>
            </li>
          );
        })}
        {hidden > 0 && <li className={`${ROW} text-soft`}>{t('jobs.more', { count: hidden })}</li>}
      </ul>
    </Card>
  );
}
