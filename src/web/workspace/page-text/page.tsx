import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/kernel/locales.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Chip } from '#src/web/ui/chip.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';

import type { Route } from './+types/page.ts';
import { BackToStandard } from './back-to-standard.tsx';
import { TextForm } from './text-form.tsx';
import { VersionList } from './version-list.tsx';

export { loader } from './page.server.ts';

/** Edits one page in one language. */
export default function PageText({ loaderData: data }: Route.ComponentProps) {
  const t = useTranslations('pageTextDesk');
  const { page, language, path, own, version, versions } = data;
  const name = t(`pages.${page}`);
  const [unsaved, setUnsaved] = useState(false);
  // Once this version's data have loaded, its text replaces what the form holds.
  const [awaited, setAwaited] = useState<number>();
  const [given, setGiven] = useState(0);
  if (awaited !== undefined && version >= awaited) {
    setAwaited(undefined);
    setGiven(given + 1);
  }
  return (
    <>
      <PageHead title={`${name} · ${t('title')}`} noindex />
      <Breadcrumb trail={[[hrefs.pageTexts, t('title')]]} here={name} />
      <PageTitle
        title={name}
        lead={t('editLead')}
        action={
          <div className="flex flex-wrap gap-3">
            {own.length > 0 && (
              <BackToStandard
                page={page}
                language={language}
                own={own}
                version={version}
                unsaved={unsaved}
                onDone={setAwaited}
              />
            )}
            <LinkButton look="secondary" to={path}>
              {t('view')}
            </LinkButton>
          </div>
        }
      />
      <nav aria-label={t('language')} className="pb-5">
        <ul className="flex flex-wrap gap-2">
          {LANGUAGES.map((one) => (
            <li key={one}>
              <Chip to={hrefs.pageText(page, one)} current={one === language}>
                <span lang={one}>{LANGUAGE_NAMES[one]}</span>
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {data.words === null && (
        <div className="pb-5">
          <Notice>
            {own.length > 0
              ? t('standIn', { language: LANGUAGE_NAMES[own.includes('en') ? 'en' : (own[0] ?? 'en')] })
              : t('standardHere')}
          </Notice>
        </div>
      )}
      <TextForm key={`${page}-${language}-${given}`} data={data} onUnsaved={setUnsaved} />
      <VersionList
        page={page}
        language={language}
        version={version}
        versions={versions}
        unsaved={unsaved}
        onDone={setAwaited}
      />
    </>
  );
}
