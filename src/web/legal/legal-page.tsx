import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { PageHead } from '../components/page-head.tsx';
import { useStore } from '../use-store.ts';
import { Contents } from './contents.tsx';
import { withGaps } from './legal-section.tsx';
import { RelatedPages } from './related-pages.tsx';

type LegalPageProps = {
  /** The area of its texts: `title`, `lead`, `contents`, `of`. */
  area: string;
  /** Origin and path. */
  address: string;
  facts?: Record<string, string | number>;
  sections: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** What the pages on rights and duties share: a heading with its date, a table of contents, and the ways to the others. */
export function LegalPage({ area, address, facts, sections, children }: LegalPageProps) {
  const store = useStore();
  const t = useTranslations(area);
  const format = useFormatter();
  return (
    <div className="column">
      <PageHead title={`${t('title')} · ${store.name}`} description={t('lead', facts && withGaps(facts))} canonical={address} />
      <Breadcrumb trail={[]} here={t('title')} />
      <header className="grid gap-2 pt-3 pb-8">
        <h1 className="text-title font-bold">{t('title')}</h1>
        <p className="max-w-prose text-pretty text-soft">{t('lead', facts && withGaps(facts))}</p>
        <p className="text-sm text-soft">{t('of', { date: format.dateTime(new Date(store.legal.termsOf), { dateStyle: 'long' }) })}</p>
      </header>
      <div className="grid gap-8 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-14">
        <Contents title={t('contents')} sections={sections} />
        <div className="grid min-w-0 gap-10">
          {children}
          <RelatedPages here={new URL(address).pathname} />
        </div>
      </div>
    </div>
  );
}
