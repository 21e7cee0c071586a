import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LegalFrame } from '#src/web/features/legal/legal-frame.tsx';
import { RelatedPages } from '#src/web/features/legal/related-pages.tsx';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import type { OwnText } from './own-text.server.ts';
import { SellerFacts } from './seller-facts.tsx';
import type { Parts } from './text-blocks.tsx';
import { TextSections } from './text-sections.tsx';

type OwnLegalProps = { area: string; address: string; own: OwnText; parts?: Parts; notice?: ReactNode };

/** A legal page in the owner's words. The facts required by law are shown below them, whether they name them or not. */
export function OwnLegalPage({ area, address, own, parts, notice }: OwnLegalProps) {
  const t = useTextsOf(area);
  const format = useFormatter();
  return (
    <div className="column">
      <PageHead title={own.title} description={own.lead} canonical={address} />
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
