import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Contents } from '#src/web/features/legal/contents.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { ClimateSection } from './climate-section.tsx';
import { SubjectSection } from './subject-section.tsx';

export { loader } from './page.server.ts';

/** Every figure that plans are computed with, its source and its days. */
export default function SolarSources({ loaderData: { origin, subjects, climate, today } }: Route.ComponentProps) {
  const t = useTranslations('solarSources');
  const figures = useTranslations('datedFigures');
  return (
    <div className="column">
      <PageHead title={t('title')} description={t('lead')} canonical={origin + hrefs.solarSources} />
      <Breadcrumb trail={[]} here={t('title')} />
      <header className="grid gap-2 pt-3 pb-8">
        <h1 className="text-display font-bold">{t('title')}</h1>
        <p className="max-w-prose text-lg text-pretty text-soft">{t('lead')}</p>
        <p className="max-w-prose text-pretty">{t('how')}</p>
      </header>
      <div className="grid gap-8 pb-12 lg:grid-cols-[15.5rem_minmax(0,48rem)] lg:gap-14">
        <Contents
          title={t('contents')}
          sections={[
            ...subjects.map(({ subject }) => ({ id: subject, title: figures(`figureSubjects.${subject}`) })),
            { id: 'climate', title: t('climate') },
          ]}
        />
        <div className="grid min-w-0 content-start gap-10">
          {subjects.length === 0 && (
            <EmptyState
              title={t('none')}
              text={t('noneText')}
              action={<LinkButton to={hrefs.contact}>{t('ask')}</LinkButton>}
            />
          )}
          {subjects.map((group) => (
            <SubjectSection key={group.subject} {...group} today={today} />
          ))}
          <ClimateSection climate={climate} />
        </div>
      </div>
    </div>
  );
}
