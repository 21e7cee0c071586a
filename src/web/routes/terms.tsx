import { useFormatter, useTranslations } from 'use-intl';
import { BRAND } from '#src/brand.ts';
import { hrefs } from '#src/contract/pages.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { FailedPage } from '../failed-page.tsx';
import { useRoot } from '../use-root.ts';
import type { Route } from './+types/terms.ts';
import { SECTIONS } from './terms/facts.ts';
import { loadTerms } from './terms.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadTerms({ context });

export const ErrorBoundary = FailedPage;

export default function Terms({ loaderData: { origin } }: Route.ComponentProps) {
  const t = useTranslations('terms');
  const format = useFormatter();
  const { testPayments } = useRoot();
  const { seller, termsOf } = BRAND.legal;
  return (
    <div className="column">
      <PageHead title={`${t('title')} · ${BRAND.name}`} description={t('lead', { seller })} canonical={origin + hrefs.terms} />
      <Breadcrumb trail={[]} here={t('title')} />
      <header className="grid gap-2 pt-3 pb-8">
        <h1 className="text-title font-bold">{t('title')}</h1>
        <p className="max-w-prose text-soft">{t('lead', { seller })}</p>
        <p className="text-sm text-soft">{t('of', { date: format.dateTime(new Date(termsOf), { dateStyle: 'long' }) })}</p>
      </header>
      <div className="grid gap-8 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-14">
        <Contents />
        <div className="grid max-w-prose gap-10">
          {testPayments && <Notice tone="warning">{t('test')}</Notice>}
          {SECTIONS.map(({ id, paragraphs, facts }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
              <h2 id={`${id}-title`} className="mb-2 text-lg font-bold tracking-tight">
                {t(`sections.${id}.title`)}
              </h2>
              <div className="grid gap-3">
                {Array.from({ length: paragraphs }, (_, at) => `sections.${id}.p${at + 1}`).map((key) => (
                  <p key={key}>{t(key, facts)}</p>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents() {
  const t = useTranslations('terms');
  return (
    <nav aria-labelledby="contents" className="self-start max-lg:rounded-card max-lg:bg-mist max-lg:p-5 lg:sticky lg:top-26">
      <h2 id="contents" className="mb-2 text-sm font-bold">
        {t('contents')}
      </h2>
      <ol className="text-[0.9375rem] max-lg:columns-2 max-lg:gap-6">
        {SECTIONS.map(({ id }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="inline-flex min-h-11 items-center leading-tight text-soft hover:text-ink hover:underline">
              {t(`sections.${id}.title`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
