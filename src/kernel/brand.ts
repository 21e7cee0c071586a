/**
 * Everything that names this shop outside the style sheet: another shop changes this file, tokens.css and logo.tsx. These are the defaults:
 * what the owner sets on /admin/settings overrides them (shop/back-office/settings/). It imports nothing.
 */
export const BRAND = {
  name: 'Kiran',
  longName: 'Kiran Solar',
  /** For the browser's toolbar; the same values as in styles/tokens.css. */
  themeColor: { light: '#ffffff', dark: '#0a1420' },
  /** Colour of the payment window (spec.md §7). */
  paymentColor: '#115292',
  /** The owner's own mark by its address, `/media/m-….svg`; empty: the one of web/context/logo.tsx. `logoDark` is for dark backgrounds. */
  logo: '',
  logoDark: '',
  /** The owner's own colours, `#rrggbb`; empty: those of styles/tokens.css. */
  colors: { brand: '', sun: '' },
  /** The owner's own pictures by the scene that they replace, as ids of uploads; empty: the shop's scenes. */
  pictures: { 'hero-house': '', carport: '', signup: '', 'pump-field': '', 'street-dusk': '' },
  /** The States that the shop sells to, comma-separated; empty: those of the environment's STATES. */
  states: '',
  contact: {
    phone: '+91 79 0000 0000',
    /** For the links that open a chat; empty: there are none. */
    whatsapp: '',
    email: 'care@kiran.example',
    sales: 'sales@kiran.example',
    hours: '9:00 – 18:00',
    city: 'Ahmedabad',
    /** The position of the map's pin, in degrees. */
    place: { latitude: 23.0299 as number | null, longitude: 72.5716 as number | null },
  },
  /** Who sells, as the E-Commerce Rules 2020 want it shown; placeholders until a real seller runs the shop. */
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
      /** Digits of HSN codes on invoices: 4 up to ₹5 crore of annual turnover, 6 above it (Notification 78/2020). */
      hsnDigits: 6,
      /** The prefix of each series' numbers: at most three characters, the first a letter. */
      series: { invoice: 'KS', 'credit-note': 'KC', 'receipt-voucher': 'KR', 'refund-voucher': 'KV' },
    },
    paymentProvider: 'Razorpay',
    /** What the terms promise, in days. */
    days: { dispatch: 3, delivery: 10, returns: 7, refund: 7 },
    termsOf: '2026-11-01',
  },
  /** The carrier's name for parcels that the shop's own van delivers. */
  delivery: { ownCarrier: 'Kiran delivery' },
  /** After how many hours a customer who asked for it gets a mail about an abandoned cart; 0: never. */
  reminders: { cartHours: 0 },
  /** Where bank transfers go, how many days an order waits for one, and for which orders (rupees, PIN codes). Off without an account. */
  transfer: { name: '', account: '', ifsc: '', bank: '', days: 5, least: 1000, most: 2_500_000, pins: '' },
  /** For which orders cash is taken on delivery (rupees), and the PIN codes left out. Off while `most` is zero. */
  cash: { least: 0, most: 0, excludedPins: '' },
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

/** The shop's current settings: the defaults, overridden by what the owner has set. */
export type ShopSettings = Widened<typeof BRAND>;

/**
 * The settings of a shop that was not seeded with the demonstration, until its owner sets them: nothing that could be taken for a fact.
 * Empty means "not set", and is left out where it would be shown. The days that the terms promise come from law and custom, so they are
 * kept.
 */
export const BLANK: ShopSettings = {
  ...BRAND,
  name: 'Solar shop',
  longName: 'Solar shop',
  contact: {
    phone: '',
    whatsapp: '',
    email: '',
    sales: '',
    hours: '',
    city: '',
    place: { latitude: null, longitude: null },
  },
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

/** The seller's name, never empty: the shop itself until its owner has said who runs it. */
export const sellerOf = ({ legal, longName }: Pick<ShopSettings, 'legal' | 'longName'>): string =>
  legal.seller || longName;

/** The parts that are set, on one line. */
export const onOneLine = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between);

/** A fact within a sentence: one that is not set leaves an obvious gap rather than something that could be believed. */
export const orGap = <T>(fact: T): T | string => (fact === '' ? '…' : fact);
