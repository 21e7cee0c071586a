import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { LegalFrame } from './legal-frame.tsx';
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

/** The layout of the pages on rights and duties: a heading with its date, a table of contents, and links to the others. */
export function LegalPage({ area, address, facts, sections, children }: LegalPageProps) {
  const store = useShopSettings();
  const t = useTextsOf(area);
  const format = useFormatter();
  return (
    <div className="column">
      <PageHead title={t('title')} description={t('lead', facts && withGaps(facts))} canonical={address} />
      <Breadcrumb trail={[]} here={t('title')} />
      <LegalFrame
        title={t('title')}
        lead={t('lead', facts && withGaps(facts))}
        of={t('of', { date: format.dateTime(new Date(store.legal.termsOf), { dateStyle: 'long' }) })}
        contents={t('contents')}
        sections={sections}
        after={<RelatedPages here={new URL(address).pathname} />}
      >
        {children}
      </LegalFrame>
    </div>
  );
}
