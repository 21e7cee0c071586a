import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useActName } from '#src/web/features/audit/use-act-name.ts';
import { LineSummary } from '#src/web/ui/fold-summary.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { AuditData } from './page.server.ts';
import { useSubjectName } from './use-subject-name.ts';

/** One line of the log: who did what, to what, and the values before and after. */
export function AuditEntry({
  entry: { at, actorName, act, subject, about, changes },
}: {
  entry: AuditData['rows'][number];
}) {
  const t = useTranslations('audit');
  const nameOf = useActName();
  const subjectName = useSubjectName();
  const format = useFormatter();
  return (
    <li className="grid gap-2 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-semibold">{nameOf(act)}</p>
        <p className="text-sm text-soft">
          {actorName} ·{' '}
          <time dateTime={at.toISOString()}>{format.dateTime(at, { dateStyle: 'medium', timeStyle: 'medium' })}</time>
        </p>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm wrap-anywhere">
        {about?.to ? (
          <Link to={about.to} className="inline-flex min-h-6 items-center font-semibold text-link hover:underline">
            {subjectName(about)}
          </Link>
        ) : (
          <span className="text-soft">{about && subjectName(about)}</span>
        )}
        <Link to={hrefs.audit({ subject })} className="inline-flex min-h-6 items-center text-link hover:underline">
          {t('history')}
        </Link>
      </p>
      {changes.length > 0 && (
        <Folded count={changes.length}>
          <dl className="grid gap-1.5 text-sm">
            {changes.map(({ field, name, before, after }) => (
              <div key={field} className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
                <dt className="font-semibold wrap-anywhere">{name}</dt>
                <dd className="wrap-anywhere">
                  {before !== undefined && (
                    <del className="text-brick">
                      <span className="sr-only">{t('before')} </span>
                      {before || t('empty')}
                    </del>
                  )}
                  {before !== undefined && after !== undefined && <span aria-hidden> → </span>}
                  {after !== undefined && (
                    <ins className="text-leaf no-underline">
                      <span className="sr-only">{t('after')} </span>
                      {after || t('empty')}
                    </ins>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Folded>
      )}
    </li>
  );
}

/** More than three values are folded away. */
function Folded({ count, children }: { count: number; children: ReactNode }) {
  const t = useTranslations('audit');
  if (count <= 3) return children;
  return (
    <details className="group grid gap-1">
      <LineSummary className="min-h-8! text-soft">{t('changes', { count })}</LineSummary>
      {children}
    </details>
  );
}
