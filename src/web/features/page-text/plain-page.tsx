import { LegalPage } from '#src/web/features/legal/legal-page.tsx';
import { LegalSection, type Section, useSectionTitles } from '#src/web/features/legal/legal-section.tsx';
import { OwnLegalPage } from './own-legal-page.tsx';
import type { OwnText } from './own-text.server.ts';

type PlainProps = { area: string; address: string; own?: OwnText; sections: readonly Section[] };

/** A legal page with nothing but its sections, or the owner's text. */
export function PlainLegalPage({ area, address, own, sections }: PlainProps) {
  const titles = useSectionTitles(area, own ? [] : sections);
  if (own) return <OwnLegalPage area={area} address={address} own={own} />;
  return (
    <LegalPage area={area} address={address} sections={titles}>
      {sections.map((section) => (
        <LegalSection key={section.id} area={area} section={section} />
      ))}
    </LegalPage>
  );
}
