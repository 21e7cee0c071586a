import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { PageHead } from '../components/page-head.tsx';
import type { OwnText } from '../page-text/own-text.server.ts';
import { SellerFacts } from '../page-text/seller-facts.tsx';
import type { Parts } from '../page-text/text-blocks.tsx';
import { TextSections } from '../page-text/text-sections.tsx';
import { useStore } from '../use-store.ts';
import { LegalFrame } from './legal-frame.tsx';
import { RelatedPages } from './related-pages.tsx';

type OwnLegalProps = { area: string; address: string; own: OwnText; parts?: Parts; notice?: ReactNode };

/** A legal page in the owner's words. What the law wants named stands below them, whether they name it or not. */
export function OwnLegalPage({ area, address, own, parts, notice }: OwnLegalProps) {
  const store = useStore();
  const t = useTranslations(area);
  const format = useFormatter();
  return (
    <div className="column">
      <PageHead title={`${own.title} · ${store.name}`} description={own.lead} canonical={address} />
      <Breadcrumb trail={[]} here={own.title} />
      <LegalFrame
        title={own.title}
        lead={own.lead}
        of={t('of', { date: format.dateTime(new Date(own.changedAt), { dateStyle: 'long' }) })}
        contents={t('contents')}
        sections={own.sections}
        lang={own.lang}
        after={
          <>
            <SellerFacts />
            <RelatedPages here={new URL(address).pathname} />
          </>
        }
      >
        {notice}
        <TextSections text={own} parts={parts} />
      </LegalFrame>
    </div>
  );
}
