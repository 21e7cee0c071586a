import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#src/contract/domain.ts';
import { hrefs } from '#src/contract/pages.ts';
import { LANGUAGE_NAMES } from '#src/contract/visitor.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { LinkButton } from '../components/button.tsx';
import { Chip } from '../components/chip.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { BackToStandard } from '../page-text/back-to-standard.tsx';
import { TextForm } from '../page-text/text-form.tsx';
import { VersionList } from '../page-text/version-list.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/page-text.ts';
import { loadPageText } from './page-text.server.ts';

export const loader = ({ context, request, params }: Route.LoaderArgs) => loadPageText({ context, request }, params);

export const ErrorBoundary = FailedPage;

/** Writes one page in one language. */
export default function PageText({ loaderData: data }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('pageTextDesk');
  const { page, language, path, own, version, versions } = data;
  const name = t(`pages.${page}`);
  const [unsaved, setUnsaved] = useState(false);
  // Once the data of this version are here, its text takes the place of what the form holds.
  const [awaited, setAwaited] = useState<number>();
  const [given, setGiven] = useState(0);
  if (awaited !== undefined && version >= awaited) {
    setAwaited(undefined);
    setGiven(given + 1);
  }
  return (
    <>
      <PageHead title={`${name} · ${t('title')} · ${store.name}`} noindex />
      <Breadcrumb trail={[[hrefs.pageTexts, t('title')]]} here={name} />
      <PageTitle
        title={name}
        lead={t('editLead')}
        action={
          <div className="flex flex-wrap gap-3">
            {own.length > 0 && <BackToStandard page={page} language={language} own={own} version={version} unsaved={unsaved} onDone={setAwaited} />}
            <LinkButton look="secondary" to={path}>
              {t('view')}
            </LinkButton>
          </div>
        }
      />
      <nav aria-label={t('language')} className="pb-5">
        <ul className="flex flex-wrap gap-2">
          {(Object.keys(LANGUAGE_NAMES) as Language[]).map((one) => (
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
          <Notice>{own.length > 0 ? t('standIn', { language: LANGUAGE_NAMES[own.includes('en') ? 'en' : (own[0] ?? 'en')] }) : t('standardHere')}</Notice>
        </div>
      )}
      <TextForm key={`${page}-${language}-${given}`} data={data} onUnsaved={setUnsaved} />
      <VersionList page={page} language={language} version={version} versions={versions} unsaved={unsaved} onDone={setAwaited} />
    </>
  );
}
