/**
 * The chapters of the owner's guide, docs/owner/, in order, and the pages (web/layout/workspace/sections.ts) that each is about. @internal
 */
export const CHAPTERS = {
  'opening-day': ['admin', 'trial'],
  'look-and-texts': ['settings', 'homeDesk', 'pageTexts', 'faqs'],
  products: ['products', 'brandsDesk', 'categoriesDesk'],
  import: ['productImport', 'movingIn'],
  payments: ['payments', 'transfersDesk', 'cashDesk', 'paymentLinks'],
  orders: ['orders', 'claimsDesk'],
  services: ['plans', 'technicians', 'slots', 'bookings', 'calendar'],
  'delivery-and-tax': ['deliveryDesk', 'gst', 'tally'],
  solar: ['leads', 'applicationsDesk', 'plantsDesk', 'figures', 'installations'],
  'offers-and-customers': ['offers', 'customers', 'moderation', 'inbox'],
  'other-programs': ['apiKeys', 'webhooks'],
  'safe-and-sound': ['security', 'audit', 'outbox', 'health'],
} as const satisfies Record<string, readonly string[]>;

export type Chapter = keyof typeof CHAPTERS;

export const CHAPTER_NAMES = Object.keys(CHAPTERS) as Chapter[];

/** The chapter about a page; undefined if there is none. */
export const chapterAbout = (section: string): Chapter | undefined =>
  CHAPTER_NAMES.find((chapter) => (CHAPTERS[chapter] as readonly string[]).includes(section));
