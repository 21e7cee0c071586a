import type { ShopSettings } from '#src/kernel/brand.ts';
import type { Section } from '#src/web/features/legal/legal-section.tsx';

/** The sections in order, each with its number of paragraphs and the shop's own facts in them. */
export const sectionsOf = ({ legal: { days } }: ShopSettings): readonly Section[] => [
  { id: 'what', paragraphs: 3, facts: { returns: days.returns } },
  { id: 'how', paragraphs: 3 },
  { id: 'exchange', paragraphs: 1 },
  { id: 'refund', paragraphs: 3, facts: { refund: days.refund } },
  { id: 'cancel', paragraphs: 2, facts: { refund: days.refund } },
  { id: 'warranty', paragraphs: 2 },
];
