/**
 * The addresses of all pages, letter for letter as spec.md §2 has them, and who may open them (rules.md §2).
 *
 * - `open`: answers to everyone, signed in or not
 * - `public`: to guests and to whoever is signed in; the gate sends others to /signup. Cached whole.
 * - `personal`: to whoever is signed in. Never cached.
 * - `technician`: to technicians and the administrator. Never cached.
 * - `administrator`: to the administrator. Never cached.
 *
 * `drafts`: the administrator sees drafts there, so that page is made afresh for whoever claims to be one.
 *
 * `shared`: an open page that is the same for everybody of a kind, and is cached like a public one.
 *
 * `unlisted`: a page that anyone may open and that is no result for a search: a way in, or what stands in for a page.
 *
 * `beforeSecondFactor`: also for an administrator whose role is withheld for want of a second factor: where one is set up.
 *
 * `query` names the parameters that change what the page shows; all others are ignored, so that they cannot fill the cache.
 */
export const PAGES = {
  home: { path: '/', access: 'public', query: [] },
  products: {
    path: '/products',
    access: 'public',
    query: [
      'category',
      'placement',
      'sort',
      'page',
      'q',
      'brand',
      'min',
      'max',
      'rating',
      'available',
      'origin',
      'view',
    ],
  },
  compare: { path: '/compare', access: 'public', query: ['ids'], unlisted: true },
  services: { path: '/ServicePage/:id', access: 'public', query: ['category'] },
  service: { path: '/Service/:id', access: 'public', query: [] },
  contact: { path: '/contectUs', access: 'public', query: [] },
  about: { path: '/AbautUs', access: 'public', query: [] },
  faq: { path: '/faq', access: 'public', query: [] },
  returns: { path: '/returns', access: 'open', query: [], shared: true },
  shipping: { path: '/shipping', access: 'open', query: [], shared: true },
  privacy: { path: '/privacy', access: 'open', query: [], shared: true },
  grievance: { path: '/grievance', access: 'open', query: [], shared: true },
  offline: { path: '/offline', access: 'open', query: [], shared: true, unlisted: true },
  googleDone: { path: '/google-done', access: 'open', query: ['error'], unlisted: true },
  product: { path: '/productPage/:id', access: 'public', query: [], drafts: true },
  datasheet: { path: '/datasheets/:file', access: 'public', query: [], unlisted: true },
  signUp: { path: '/signup', access: 'open', query: ['from', 'face', 'reason', 'error'], unlisted: true },
  forgotPassword: { path: '/forgot-password', access: 'open', query: [], unlisted: true },
  resetPassword: { path: '/reset-password', access: 'open', query: [], unlisted: true },
  verifyEmail: { path: '/verify-email', access: 'open', query: [], unlisted: true },
  accountDeleted: { path: '/account-deleted', access: 'open', query: [], unlisted: true },
  terms: { path: '/t&c', access: 'open', query: [], shared: true },
  cart: { path: '/cart', access: 'personal', query: [] },
  // What Buy Now and the booking form fetch when they open. Its loader knows where a signed-out shopper goes on; the gate does not.
  checkoutParts: { path: '/cart/checkout-parts', access: 'open', query: ['for', 'from'], unlisted: true },
  orders: {
    path: '/orderManage',
    access: 'personal',
    query: ['page', 'q', 'status', 'view', 'payment', 'place', 'from', 'to'],
  },
  order: { path: '/order/:id', access: 'personal', query: [] },
  bookService: { path: '/ServiceBookPage', access: 'personal', query: ['plan'] },
  myServices: { path: '/MyService', access: 'personal', query: ['page', 'q', 'status', 'id'] },
  userList: { path: '/user/:dataType', access: 'personal', query: [] },
  account: { path: '/account', access: 'personal', query: [] },
  admin: { path: '/admin', access: 'administrator', query: ['by', 'day'] },
  payments: { path: '/admin/payments', access: 'administrator', query: ['state', 'q', 'page', 'month'] },
  gst: { path: '/admin/gst', access: 'administrator', query: ['month'] },
  customers: { path: '/admin/customers', access: 'administrator', query: ['q', 'page', 'sort'] },
  customer: { path: '/admin/customer', access: 'administrator', query: ['id'] },
  storeSettings: { path: '/admin/settings', access: 'administrator', query: ['section'] },
  audit: { path: '/admin/audit', access: 'administrator', query: ['act', 'subject', 'actor', 'page'] },
  updateProfile: { path: '/update-profile', access: 'personal', query: [] },
  security: { path: '/admin/security', access: 'administrator', query: [], beforeSecondFactor: true },
  visitAdvice: { path: '/visit-advice', access: 'personal', query: [] },
  technician: { path: '/technician', access: 'technician', query: [] },
  technicianVisit: { path: '/technician/visit/:id', access: 'technician', query: [] },
  paymentLinks: { path: '/admin/payment-links', access: 'administrator', query: [] },
  pay: { path: '/pay', access: 'open', query: [], unlisted: true },
  pickList: { path: '/admin/pick-list', access: 'administrator', query: ['ids'] },
  packingSlip: { path: '/admin/packing-slip/:id', access: 'administrator', query: [] },
  messages: { path: '/admin/messages', access: 'administrator', query: ['state', 'q', 'page'] },
  enquiries: { path: '/admin/enquiries', access: 'administrator', query: ['state', 'q', 'page'] },
  grievances: { path: '/admin/grievances', access: 'administrator', query: ['state', 'page'] },
  faqs: { path: '/admin/faqs', access: 'administrator', query: [] },
  outbox: { path: '/admin/outbox', access: 'administrator', query: ['page', 'id'] },
  bookings: { path: '/admin/bookings', access: 'administrator', query: ['state', 'q', 'page'] },
  calendar: { path: '/admin/calendar', access: 'administrator', query: ['from'] },
  technicians: { path: '/admin/technicians', access: 'administrator', query: [] },
  serviceAreas: { path: '/admin/areas', access: 'administrator', query: [] },
  deliveryDesk: { path: '/admin/delivery', access: 'administrator', query: [] },
  brandsDesk: { path: '/admin/brands', access: 'administrator', query: [] },
  categoriesDesk: { path: '/admin/categories', access: 'administrator', query: [] },
  homeDesk: { path: '/admin/home', access: 'administrator', query: [] },
  pageTexts: { path: '/admin/pages', access: 'administrator', query: [] },
  pageText: { path: '/admin/pages/:page/:language', access: 'administrator', query: [] },
  offers: { path: '/admin/offers', access: 'administrator', query: [] },
  guide: { path: '/admin/guide', access: 'administrator', query: [] },
  guideChapter: { path: '/admin/guide/:chapter', access: 'administrator', query: [] },
  trial: { path: '/admin/trial', access: 'administrator', query: [] },
  plans: { path: '/admin/plans', access: 'administrator', query: [] },
  productImport: { path: '/admin/import', access: 'administrator', query: ['id'] },
  moderation: { path: '/admin/reviews', access: 'administrator', query: ['state', 'page'] },
  manageProduct: {
    path: '/manageProduct',
    access: 'administrator',
    query: ['q', 'placement', 'category', 'brand', 'stock', 'state', 'sort', 'page', 'edit'],
  },
} as const satisfies Record<string, Page>;

export type Page = {
  path: string;
  access: 'open' | 'public' | 'personal' | 'technician' | 'administrator';
  query: readonly string[];
  drafts?: boolean;
  shared?: boolean;
  unlisted?: boolean;
  beforeSecondFactor?: boolean;
};
export type PageName = keyof typeof PAGES;

/** Public pages that stay while the shop is not open: whoever waits for something must be able to ask. */
const STAY: readonly PageName[] = ['contact'];
/** What sells, and is no public page. */
const SELL: readonly PageName[] = ['cart', 'bookService', 'checkoutParts'];

/** Whether a page is the shop itself, for which another stands in while it is not open. */
export const isShopPage = ({ name, page }: { name: PageName; page: Page }): boolean =>
  page.access === 'public' ? !STAY.includes(name) : SELL.includes(name);

/** What of a page's address can follow the `?`: only what the page reads. */
type View<N extends PageName> = { [name in (typeof PAGES)[N]['query'][number]]?: string | number | undefined };

/** A page's address with those of its parameters that are there; `parts` fill in its path. */
function withQuery<N extends PageName>(name: N, view: View<N>, ...parts: (string | number)[]): string {
  const query = new URLSearchParams(
    Object.entries<string | number | undefined>(view).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  );
  return query.size ? `${filled(name, ...parts)}?${query}` : filled(name, ...parts);
}

/** A page's path with its parts filled in. */
const filled = (name: PageName, ...parts: (string | number)[]): string =>
  parts.reduce<string>((path, part) => path.replace(/:[a-zA-Z]+/, () => encodeURIComponent(part)), PAGES[name].path);

/** The part of the account's page that is about the authenticator app. */
export const AUTHENTICATOR = 'authenticator';

/** Addresses of pages with their parameters filled in. */
export const hrefs = {
  home: PAGES.home.path,
  /** The list with all brands above it, each a link to its products. */
  brands: withQuery('products', { view: 'brands' }),
  products: (
    filter: { category?: string; placement?: string; brand?: string; q?: string; sort?: string; page?: number } = {},
  ) => withQuery('products', filter),
  product: (id: string) => filled('product', id),
  datasheet: (id: string) => filled('datasheet', `${id}.pdf`),
  signUp: (from?: string, face?: 'sign-in' | 'sign-up') => withQuery('signUp', { from, face }),
  compare: (ids: readonly string[] = []) => withQuery('compare', { ids: ids.join(',') }),
  services: (category?: string) => withQuery('services', { category }, 1),
  service: (id: string | number) => filled('service', id),
  bookService: (plan?: string | number) => withQuery('bookService', { plan }),
  myServices: ({ page, ...view }: { id?: string; q?: string; status?: string; page?: number } = {}) =>
    withQuery('myServices', { ...view, page: page === 1 ? undefined : page }),
  contact: PAGES.contact.path,
  about: PAGES.about.path,
  faq: PAGES.faq.path,
  returns: PAGES.returns.path,
  shipping: PAGES.shipping.path,
  privacy: PAGES.privacy.path,
  grievance: PAGES.grievance.path,
  offline: PAGES.offline.path,
  googleDone: PAGES.googleDone.path,
  terms: PAGES.terms.path,
  cart: PAGES.cart.path,
  checkoutParts: (from: string, purpose?: 'booking') => withQuery('checkoutParts', { for: purpose, from }),
  orders: PAGES.orders.path,
  order: (id: string) => filled('order', id),
  userList: (type: 'favorites' | 'cart' | 'ratings') => filled('userList', type),
  forgotPassword: PAGES.forgotPassword.path,
  verifyEmail: PAGES.verifyEmail.path,
  account: PAGES.account.path,
  accountDeleted: PAGES.accountDeleted.path,
  authenticator: `${PAGES.account.path}#${AUTHENTICATOR}`,
  admin: (view: { by?: string; day?: string } = {}) => withQuery('admin', view),
  payments: (view: { state?: string; q?: string; month?: string; page?: number } = {}) => withQuery('payments', view),
  gst: (month?: string) => withQuery('gst', { month }),
  customers: (view: { q?: string; sort?: string; page?: number } = {}) => withQuery('customers', view),
  customer: (id: string) => withQuery('customer', { id }),
  trial: PAGES.trial.path,
  storeSettings: (section?: string) => withQuery('storeSettings', { section }),
  audit: (view: { act?: string; subject?: string; actor?: string; page?: number } = {}) => withQuery('audit', view),
  updateProfile: PAGES.updateProfile.path,
  security: PAGES.security.path,
  visitAdvice: PAGES.visitAdvice.path,
  technician: PAGES.technician.path,
  technicianVisit: (id: string) => filled('technicianVisit', id),
  paymentLinks: PAGES.paymentLinks.path,
  pickList: (ids: readonly string[] = []) => withQuery('pickList', { ids: ids.join(',') }),
  packingSlip: (id: string) => filled('packingSlip', id),
  messages: PAGES.messages.path,
  enquiries: PAGES.enquiries.path,
  grievances: PAGES.grievances.path,
  faqs: PAGES.faqs.path,
  outbox: (view: { id?: string; page?: number } = {}) => withQuery('outbox', view),
  bookings: (view: { q?: string; state?: string } = {}) => withQuery('bookings', view),
  calendar: (from?: string) => withQuery('calendar', { from }),
  guide: (chapter?: string) => (chapter ? filled('guideChapter', chapter) : PAGES.guide.path),
  technicians: PAGES.technicians.path,
  serviceAreas: PAGES.serviceAreas.path,
  deliveryDesk: PAGES.deliveryDesk.path,
  brandsDesk: PAGES.brandsDesk.path,
  categoriesDesk: PAGES.categoriesDesk.path,
  homeDesk: PAGES.homeDesk.path,
  pageTexts: PAGES.pageTexts.path,
  pageText: (page: string, language: string) => filled('pageText', page, language),
  offers: PAGES.offers.path,
  plans: PAGES.plans.path,
  productImport: (id?: string) => withQuery('productImport', { id }),
  moderation: (view: { state?: string; page?: number } = {}) => withQuery('moderation', view),
  manageProduct: (view: View<'manageProduct'> = {}) => withQuery('manageProduct', view),
} as const;

const compiled = Object.entries(PAGES).map(([name, page]) => ({
  name: name as PageName,
  page: page as Page,
  pattern: new RegExp(`^${page.path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`),
}));

/** The page at a path (already decoded), or undefined for an unknown address. */
export const findPage = (path: string): { name: PageName; page: Page } | undefined =>
  compiled.find(({ pattern }) => pattern.test(path));

/**
 * A path of this shop to return to after sign-in, or undefined: never another host, never the sign-up page itself. Percent-encoded, as
 * a header wants it.
 */
export function safeReturn(from: string | null | undefined): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (!from || !/^\/(?![/\\])/.test(from) || from.length > 500 || /[\u0000-\u001f\\]/.test(from)) return undefined;
  const { pathname, search, hash } = new URL(from, 'http://shop.invalid');
  // `/.//evil.example` has become `//evil.example` by now.
  return pathname.startsWith('//') || pathname.startsWith(PAGES.signUp.path) ? undefined : pathname + search + hash;
}
