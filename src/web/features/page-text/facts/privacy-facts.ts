import { type ShopSettings, sellerOf } from '#src/kernel/brand.ts';
import type { Section } from '#src/web/features/legal/legal-section.tsx';

/** The sections in order, each with its number of paragraphs and the shop's own facts in them. */
export const sectionsOf = ({ legal, contact, longName }: ShopSettings): readonly Section[] => [
  {
    id: 'who',
    paragraphs: 1,
    facts: { seller: sellerOf({ legal, longName }), address: legal.address, email: contact.email },
  },
  { id: 'data', paragraphs: 1 },
  { id: 'others', paragraphs: 3, facts: { provider: legal.paymentProvider } },
  { id: 'cookies', paragraphs: 1 },
  { id: 'rights', paragraphs: 3, facts: { email: contact.email } },
  { id: 'withdraw', paragraphs: 2, facts: { email: contact.email } },
  { id: 'safe', paragraphs: 2 },
  { id: 'complain', paragraphs: 2, facts: officerFacts(legal) },
];
const officerFacts = ({ grievanceOfficer: { name, phone, email } }: ShopSettings['legal']) => ({
  officer: name,
  phone,
  email,
});
