import type { ReactNode } from 'react';
import { orGap } from '#src/kernel/brand.ts';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';

type Facts = Record<string, string | number>;
/** The shop's facts for a sentence; what its owner has not set yet is left blank. */
export const withGaps = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, orGap(fact)]));

/** A section of a legal page: the number of its paragraphs, and the shop's own facts in them. */
export type Section = { id: string; paragraphs: number; facts?: Facts };

/** One section with its numbered paragraphs `p1`, `p2`, …; `children` follow for what sentences cannot say. */
export function LegalSection({
  area,
  section: { id, paragraphs, facts },
  children,
}: {
  area: string;
  section: Section;
  children?: ReactNode;
}) {
  const t = useTextsOf(`${area}.sections`);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-2 text-lg font-bold tracking-tight">
        {t(`${id}.title`)}
      </h2>
      <div className="grid max-w-prose gap-3">
        {Array.from({ length: paragraphs }, (_, at) => `${id}.p${at + 1}`).map((key) => (
          <p key={key} className="text-pretty">
            {t(key, facts && withGaps(facts))}
          </p>
        ))}
      </div>
      {children}
    </section>
  );
}

/** The titles of sections, for the table of contents. */
export function useSectionTitles(area: string, sections: readonly { id: string }[]): { id: string; title: string }[] {
  const t = useTextsOf(`${area}.sections`);
  return sections.map(({ id }) => ({ id, title: t(`${id}.title`) }));
}
