import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES } from '#src/kernel/locales.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Lacking } from '#src/web/features/page-text/lacking.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import type { Language } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';

import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

type Listed = Route.ComponentProps['loaderData']['pages'][number];

/** The pages whose text the owner may edit, with what each shows now. */
export default function PageTexts({ loaderData: { pages } }: Route.ComponentProps) {
  const t = useTranslations('pageTextDesk');
  return (
    <>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <ul className="grid gap-5">
        {pages.map((one) => (
          <PageCard key={one.page} listed={one} />
        ))}
      </ul>
    </>
  );
}

function PageCard({ listed: { page, path, languages } }: { listed: Listed }) {
  const t = useTranslations('pageTextDesk');
  const own = languages.filter((one) => one.own).map(({ language }) => language);
  const name = t(`pages.${page}`);
  return (
    <Card as="li" className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-lg font-bold tracking-tight">{name}</h2>
          <Badge tone={own.length > 0 ? 'leaf' : 'plain'}>{t(own.length > 0 ? 'states.own' : 'states.standard')}</Badge>
        </div>
        <LinkButton look="quiet" to={path} aria-label={t('viewOf', { page: name })}>
          {t('view')}
        </LinkButton>
      </div>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {languages.map((one) => (
          <li
            key={one.language}
            className="grid items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
          >
            <h3 lang={one.language} className="font-semibold">
              {LANGUAGE_NAMES[one.language]}
            </h3>
            <div className="grid gap-1 text-[0.9375rem] text-soft">
              <p>{one.own ? t('changed', { when: one.changed ?? '', by: one.by ?? '' }) : <StandIn own={own} />}</p>
              <Lacking names={one.lacking} />
            </div>
            <LinkButton
              look="secondary"
              size="small"
              to={hrefs.pageText(page, one.language)}
              aria-label={t('editOf', { page: name, language: LANGUAGE_NAMES[one.language] })}
            >
              {t('edit')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What is shown in a language that the owner has not written. */
function StandIn({ own }: { own: Language[] }) {
  const t = useTranslations('pageTextDesk');
  const shown = own.includes('en') ? 'en' : own[0];
  return shown ? t('standIn', { language: LANGUAGE_NAMES[shown] }) : t('standard');
}
