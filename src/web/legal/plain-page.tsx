import { LegalPage } from './legal-page.tsx';
import { LegalSection, type Section, useSectionTitles } from './legal-section.tsx';

/** A legal page that is nothing but its sections. */
export function PlainLegalPage({ area, address, sections }: { area: string; address: string; sections: readonly Section[] }) {
  const titles = useSectionTitles(area, sections);
  return (
    <LegalPage area={area} address={address} sections={titles}>
      {sections.map((section) => (
        <LegalSection key={section.id} area={area} section={section} />
      ))}
    </LegalPage>
  );
}
