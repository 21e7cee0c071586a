import type { ShopSettings } from '#src/kernel/brand.ts';
import type { Section } from '#src/web/features/legal/legal-section.tsx';

/** The sections in order, each with its number of paragraphs and the shop's own facts in them. */
export const sectionsOf = ({ legal: { days } }: ShopSettings, state: string): readonly Section[] => [
  { id: 'where', paragraphs: 2, facts: { state } },
  { id: 'cost', paragraphs: 1 },
  { id: 'time', paragraphs: 2, facts: { dispatch: days.dispatch, delivery: days.delivery } },
  { id: 'follow', paragraphs: 2 },
  { id: 'arrival', paragraphs: 3, facts: { returns: days.returns } },
  { id: 'late', paragraphs: 1 },
];
