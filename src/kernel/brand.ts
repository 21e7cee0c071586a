/**
 * Everything that names this shop outside the style sheet: another shop changes this file, tokens.css and logo.tsx. These are the
 * defaults: what the owner sets on /admin/settings goes over them (shop/back-office/settings/). It imports nothing.
 */
export const BRAND = {
  name: 'Kiran',
  longName: 'Kiran Solar',
  /** For the browser's own chrome; the same values as in styles/tokens.css. */
  themeColor: { light: '#ffffff', dark: '#0a1420' },
  /** Colour of the payment window (spec.md §7). */
  paymentColor: '#115292',
  /** The owner's own mark by its address, `/media/m-….svg`; empty: the one of web/context/logo.tsx. `logoDark` is for dark grounds. */
  logo: '',
  logoDark: '',
  /** The owner's own colours, `#rrggbb`; empty: those of styles/tokens.css. */
  colors: { brand: '', sun: '' },
  /** The owner's own pictures by the scene whose place they take, as ids of uploads; empty: the shop's scenes. */
  pictures: { 'hero-house': '', carport: '', signup: '', 'pump-field': '', 'street-dusk': '' },
  /** The States that the shop sells to, with commas between; empty: those of the environment's STATES. */
  states: '',
  contact: {
    phone: '+91 79 0000 0000',
    email: 'care@kiran.example',
    sales: 'sales@kiran.example',
    hours: '9:00 – 18:00',
    city: 'Ahmedabad',
    /** Where the map's pin stands, in degrees. */
    place: { latitude: 23.0299 as number | null, longitude: 72.5716 as number | null },
  },
  /** Who sells, as the E-Commerce Rules 2020 want it shown; placeholders as long as nobody real sells here. */
  legal: {
    seller: 'Kiran Solar Private Limited',
    address: 'Kiran House, Ashram Road, Ahmedabad 380009, Gujarat, India',
    courts: 'Ahmedabad',
    grievanceOfficer: {
      name: 'Meera Trivedi',
      title: 'Grievance Officer',
      email: 'grievance@kiran.example',
      phone: '+91 79 0000 0001',
    },
    /** What tax documents say; an accountant must set it before the first real sale (docs/decisions/0011). */
    tax: {
      gstin: '24AAACK0000A1ZU',
      pan: 'AAACK0000A',
      state: { name: 'Gujarat', code: '24' },
      /** Digits of HSN codes on invoices: 4 up to ₹5 crore of turnover a year, above it 6 (Notification 78/2020). */
      hsnDigits: 6,
      /** The letters that the numbers of each series begin with: a letter first, at most three. */
      series: { invoice: 'KS', 'credit-note': 'KC', 'receipt-voucher': 'KR', 'refund-voucher': 'KV' },
    },
    paymentProvider: 'Razorpay',
    /** What the terms promise, in days. */
    days: { dispatch: 3, delivery: 10, returns: 7, refund: 7 },
    termsOf: '2026-11-01',
  },
  /** Parcels that the shop's own van takes. */
  delivery: { ownCarrier: 'Kiran delivery' },
  /** Figures that the shop shows; settings, not counts (rules.md §1). */
  figures: {
    serviceRating: 4.6 as number | null,
    serviceCustomers: '1m',
    services: { rating: '4.76', count: '978K' },
    /** By plan. */
    plans: {
      1: { rating: '4.9', count: '1.2M' },
      2: { rating: '4.7', count: '800K' },
      3: { rating: '4.5', count: '600K' },
    },
  },
} as const;

type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : { readonly [key in keyof T]: Widened<T[key]> };

/** The shop as it names itself now: the defaults with what the owner has set over them. */
export type ShopSettings = Widened<typeof BRAND>;

/**
 * What stands in a shop that was not seeded with the demonstration until its owner has set it: nothing that could be taken for a fact.
 * Empty means "not set", and whatever shows it leaves it out. The days that the terms promise are law and custom, not somebody's.
 */
export const BLANK: ShopSettings = {
  ...BRAND,
  name: 'Solar shop',
  longName: 'Solar shop',
  contact: { phone: '', email: '', sales: '', hours: '', city: '', place: { latitude: null, longitude: null } },
  legal: {
    ...BRAND.legal,
    seller: '',
    address: '',
    courts: '',
    grievanceOfficer: { name: '', title: '', email: '', phone: '' },
    tax: {
      gstin: '',
      pan: '',
      state: { name: '', code: '' },
      hsnDigits: 6,
      series: { invoice: 'I', 'credit-note': 'C', 'receipt-voucher': 'R', 'refund-voucher': 'V' },
    },
  },
  delivery: { ownCarrier: '' },
  figures: {
    serviceRating: null,
    serviceCustomers: '',
    services: { rating: '', count: '' },
    plans: { 1: { rating: '', count: '' }, 2: { rating: '', count: '' }, 3: { rating: '', count: '' } },
  },
};

/** Who sells, in words that are never empty: the shop itself until its owner has said who runs it. */
export const sellerOf = ({ legal, longName }: Pick<ShopSettings, 'legal' | 'longName'>): string =>
  legal.seller || longName;

/** What of these is set, on one line. */
export const onOneLine = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between);

/** A fact within a sentence: one that is not set leaves a gap that everybody sees, and nothing that could be believed. */
export const orGap = <T>(fact: T): T | string => (fact === '' ? '…' : fact);
