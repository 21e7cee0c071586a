import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { type Act, ActDialog } from './act-dialog.tsx';
import { AddDialog } from './add-dialog.tsx';
import { FigureCard } from './figure-card.tsx';
import type { FigureRow } from './page.server.ts';

export { loader } from './page.server.ts';

/** The figures that change by law, tariff or trade: what holds, what comes, what ended, and where each comes from. */
export default function Figures({ loaderData: { subjects, today } }: Route.ComponentProps) {
  const t = useTranslations('figuresDesk');
  const figures = useTranslations('datedFigures');
  const [adding, setAdding] = useState<FigureRow>();
  const [act, setAct] = useState<Act>();
  return (
    <>
      <PageHead title={t('title')} noindex />
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        action={
          <LinkButton to={hrefs.solarSources} look="secondary">
            {t('publicPage')}
          </LinkButton>
        }
      />
      <div className="grid gap-10">
        {subjects.map(({ subject, rows }) => (
          <section key={subject} aria-labelledby={subject} className="grid gap-4">
            <h2 id={subject} className="text-lg font-bold tracking-tight">
              {figures(`figureSubjects.${subject}`)}
            </h2>
            <div className="grid items-start gap-4 xl:grid-cols-2">
              {rows.map((row) => (
                <FigureCard
                  key={`${row.key}/${row.scope}`}
                  row={row}
                  today={today}
                  onAdd={() => setAdding(row)}
                  onAct={(kind, figure) => setAct({ kind, figure })}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      {adding && <AddDialog row={adding} today={today} onClose={() => setAdding(undefined)} />}
      {act && <ActDialog act={act} today={today} onClose={() => setAct(undefined)} />}
    </>
  );
}
