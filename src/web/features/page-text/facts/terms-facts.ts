import { type ShopSettings, sellerOf } from '#src/kernel/brand.ts';

/** The sections in order, each with its number of paragraphs and the shop's own facts in them. */
export const sectionsOf = (
  { legal, contact, longName }: ShopSettings,
  state: string,
): { id: string; paragraphs: number; facts?: Record<string, string | number> }[] => [
  {
    id: 'seller',
    paragraphs: 2,
    facts: {
      seller: sellerOf({ legal, longName }),
      address: legal.address,
      hours: contact.hours,
      phone: contact.phone,
      email: contact.email,
    },
  },
  { id: 'account', paragraphs: 2 },
  { id: 'prices', paragraphs: 4 },
  { id: 'order', paragraphs: 3 },
  { id: 'payment', paragraphs: 2, facts: { provider: legal.paymentProvider } },
  { id: 'delivery', paragraphs: 3, facts: { state, dispatch: legal.days.dispatch, delivery: legal.days.delivery } },
  { id: 'cancel', paragraphs: 2, facts: { refund: legal.days.refund } },
  { id: 'returns', paragraphs: 2, facts: { returns: legal.days.returns } },
  { id: 'warranty', paragraphs: 2 },
  { id: 'comments', paragraphs: 1 },
  { id: 'privacy', paragraphs: 3, facts: { email: contact.email } },
  { id: 'grievance', paragraphs: 2, facts: { ...legal.grievanceOfficer } },
  { id: 'law', paragraphs: 2, facts: { courts: legal.courts } },
];
