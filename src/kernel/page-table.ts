import { PLANNER } from './planner-query.ts';
/**
 * The addresses of all pages, letter for letter as in spec.md §2, and who may open them (rules.md §2).
 *
 * - `open`: for everyone, signed in or not
 * - `public`: for guests and anyone signed in; the gate sends others to /signup. Cached whole.
 * - `personal`: for anyone signed in. Never cached.
 * - `technician`: for technicians and the administrator. Never cached.
 * - `administrator`: for the administrator. Never cached.
 *
 * `drafts`: the administrator sees drafts there, so for anyone who claims to be one the page is rendered afresh.
 *
 * `shared`: an open page that is the same for everybody of a kind, and is cached like a public one.
 *
 * `uncached`: with parameters it is rendered for one visitor, and is no search result: their answers are too many to keep.
 *
 * `unlisted`: a page that anyone may open but that should not be a search result: a sign-in page, or a stand-in for a page.
 *
 * `beforeSecondFactor`: also for an administrator whose role is withheld for lack of a second factor: where one is set up.
 *
 * `query` names the parameters that change what the page shows; all others are ignored, so that they cannot flood the cache.
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
      'kind',
      'phases',
      'current',
      'area',
      'view',
    ],
  },
  compare: { path: '/compare', access: 'public', query: ['ids'], unlisted: true },
  services: { path: '/ServicePage/:id', access: 'public', query: ['category'] },
  service: { path: '/Service/:id', access: 'public', query: [] },
  solar: { path: '/solar', access: 'public', query: PLANNER, uncached: true },
  solarPlan: { path: '/solar/plan', access: 'public', query: PLANNER, uncached: true, unlisted: true },
  solarFit: {
    path: '/solar/fit',
    access: 'public',
    query: [
      'kit',
      'panel',
      'panels',
      'inverter',
      'battery',
      'batteries',
      'structure',
      'structures',
      'dcBox',
      'acBox',
      'dcM',
      'dcArea',
      'acM',
      'acArea',
      'phase',
    ],
    uncached: true,
  },
  solarEv: {
    path: '/solar/ev',
    access: 'public',
    query: ['charger', 'phase', 'load', 'peak', 'run', 'area', 'kwh', 'from', 'to', 'car'],
    uncached: true,
  },
  solarWater: {
    path: '/solar/water',
    access: 'public',
    query: ['heater', 'people', 'hard', 'pressure', 'roof', 'rise', 'days'],
    uncached: true,
  },
  solarPump: {
    path: '/solar/pump',
    access: 'public',
    query: ['pump', 'pin', 'level', 'drawdown', 'tank', 'pipe', 'bore', 'litres'],
    uncached: true,
  },
  solarBackup: {
    path: '/solar/backup',
    access: 'public',
    query: ['battery', 'inverter', 'lights', 'fans', 'tvs', 'routers', 'fridges', 'other', 'hours'],
    uncached: true,
  },
  // Before the page of the same token without its ending.
  proposalPdf: { path: '/solar/plan/:token.pdf', access: 'open', query: ['v'], unlisted: true },
  proposal: { path: '/solar/plan/:token', access: 'open', query: ['v'], unlisted: true },
  solarSources: { path: '/solar/sources', access: 'public', query: [] },
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
  endAlert: { path: '/end-alert', access: 'open', query: [], unlisted: true },
  endReminders: { path: '/end-cart-reminders', access: 'open', query: [], unlisted: true },
  accountDeleted: { path: '/account-deleted', access: 'open', query: [], unlisted: true },
  terms: { path: '/t&c', access: 'open', query: [], shared: true },
  cart: { path: '/cart', access: 'personal', query: [] },
  // What Buy Now and the booking form load when they open. Its loader knows where a signed-out shopper continues; the gate does not.
  checkoutParts: { path: '/cart/checkout-parts', access: 'open', query: ['for', 'from'], unlisted: true },
  orders: {
    path: '/orderManage',
    access: 'personal',
    query: ['page', 'q', 'status', 'view', 'payment', 'returns', 'place', 'from', 'to', 'open', 'placed'],
  },
  order: { path: '/order/:id', access: 'personal', query: [] },
  transfer: { path: '/transfers/:reference', access: 'personal', query: [] },
  installation: { path: '/installations/:id', access: 'personal', query: [] },
  plants: { path: '/plants', access: 'personal', query: ['from'] },
  warranty: { path: '/warranty', access: 'personal', query: [] },
  plant: { path: '/plants/:id', access: 'personal', query: [] },
  bookService: { path: '/ServiceBookPage', access: 'personal', query: ['plan', 'solar', 'again'] },
  myServices: { path: '/MyService', access: 'personal', query: ['page', 'q', 'status', 'id'] },
  userList: { path: '/user/:dataType', access: 'personal', query: [] },
  account: { path: '/account', access: 'personal', query: [] },
  admin: { path: '/admin', access: 'administrator', query: ['by', 'day'] },
  payments: { path: '/admin/payments', access: 'administrator', query: ['state', 'q', 'page', 'month'] },
  transfersDesk: { path: '/admin/payments/transfers', access: 'administrator', query: [] },
  cashDesk: { path: '/admin/payments/cash', access: 'administrator', query: [] },
  gst: { path: '/admin/gst', access: 'administrator', query: ['month'] },
  tally: { path: '/admin/tally', access: 'administrator', query: ['month'] },
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
  installations: { path: '/admin/installations', access: 'administrator', query: ['state', 'page'] },
  newInstallation: { path: '/admin/installations/new', access: 'administrator', query: ['lines', 'work'] },
  pickList: { path: '/admin/pick-list', access: 'administrator', query: ['ids'] },
  packingSlip: { path: '/admin/packing-slip/:id', access: 'administrator', query: [] },
  inbox: { path: '/admin/inbox', access: 'administrator', query: ['open'] },
  questions: { path: '/admin/questions', access: 'administrator', query: ['state', 'q', 'page', 'open'] },
  messages: { path: '/admin/messages', access: 'administrator', query: ['state', 'q', 'page', 'open'] },
  enquiries: { path: '/admin/enquiries', access: 'administrator', query: ['state', 'q', 'page', 'open'] },
  grievances: { path: '/admin/grievances', access: 'administrator', query: ['state', 'page', 'open'] },
  faqs: { path: '/admin/faqs', access: 'administrator', query: [] },
  outbox: { path: '/admin/outbox', access: 'administrator', query: ['page', 'id'] },
  bookings: { path: '/admin/bookings', access: 'administrator', query: ['state', 'q', 'page', 'open'] },
  calendar: { path: '/admin/calendar', access: 'administrator', query: ['from'] },
  technicians: { path: '/admin/technicians', access: 'administrator', query: [] },
  serviceAreas: { path: '/admin/areas', access: 'administrator', query: [] },
  deliveryDesk: { path: '/admin/delivery', access: 'administrator', query: [] },
  leads: { path: '/admin/solar', access: 'administrator', query: ['state', 'q', 'page'] },
  lead: { path: '/admin/solar/leads/:id', access: 'administrator', query: [] },
  applicationsDesk: {
    path: '/admin/solar/applications',
    access: 'administrator',
    query: ['state', 'q', 'page', 'plant', 'installation'],
  },
  application: { path: '/admin/solar/applications/:id', access: 'administrator', query: [] },
  claimsDesk: { path: '/admin/warranty', access: 'administrator', query: ['state', 'q', 'page'] },
  claim: { path: '/admin/warranty/:id', access: 'administrator', query: [] },
  plantsDesk: { path: '/admin/solar/plants', access: 'administrator', query: ['state', 'q', 'page'] },
  figures: { path: '/admin/solar/figures', access: 'administrator', query: [] },
  brandsDesk: { path: '/admin/brands', access: 'administrator', query: [] },
  categoriesDesk: { path: '/admin/categories', access: 'administrator', query: [] },
  homeDesk: { path: '/admin/home', access: 'administrator', query: [] },
  apiKeys: { path: '/admin/api-keys', access: 'administrator', query: [] },
  webhooks: { path: '/admin/webhooks', access: 'administrator', query: ['id', 'page'] },
  pageTexts: { path: '/admin/pages', access: 'administrator', query: [] },
  pageText: { path: '/admin/pages/:page/:language', access: 'administrator', query: [] },
  offers: { path: '/admin/offers', access: 'administrator', query: [] },
  guide: { path: '/admin/guide', access: 'administrator', query: [] },
  guideChapter: { path: '/admin/guide/:chapter', access: 'administrator', query: [] },
  health: { path: '/admin/health', access: 'administrator', query: [] },
  trial: { path: '/admin/trial', access: 'administrator', query: [] },
  plans: { path: '/admin/plans', access: 'administrator', query: [] },
  productImport: { path: '/admin/import', access: 'administrator', query: ['id'] },
  movingIn: { path: '/admin/moving-in', access: 'administrator', query: ['id'] },
  formerCustomers: { path: '/admin/former-customers', access: 'administrator', query: ['state', 'q', 'page'] },
  pastOrders: { path: '/admin/past-orders', access: 'administrator', query: ['state', 'q', 'page'] },
  moderation: { path: '/admin/reviews', access: 'administrator', query: ['state', 'page'] },
  manageProduct: {
    path: '/manageProduct',
    access: 'administrator',
    query: ['q', 'placement', 'category', 'brand', 'stock', 'state', 'sort', 'page', 'edit'],
  },
} as const satisfies Record<string, Page>;

type PageTrait = 'drafts' | 'shared' | 'uncached' | 'unlisted' | 'beforeSecondFactor';
export type Page = Partial<Record<PageTrait, boolean>> & {
  path: string;
  access: 'open' | 'public' | 'personal' | 'technician' | 'administrator';
  query: readonly string[];
};
export type PageName = keyof typeof PAGES;

/** Public pages that stay while the shop is not open: customers with something pending must be able to ask. */
const STAY: readonly PageName[] = ['contact'];
/** Pages that sell but are not public. */
const SELL: readonly PageName[] = ['cart', 'bookService', 'checkoutParts'];

/** Whether a page is part of the shop proper, which another page replaces while it is not open. */
export const isShopPage = ({ name, page }: { name: PageName; page: Page }): boolean =>
  page.access === 'public' ? !STAY.includes(name) : SELL.includes(name);

const compiled = Object.entries(PAGES).map(([name, page]) => ({
  name: name as PageName,
  page: page as Page,
  pattern: new RegExp(`^${page.path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`),
}));

/** The page at a path (already decoded), or undefined for an unknown address. */
export const findPage = (path: string): { name: PageName; page: Page } | undefined =>
  compiled.find(({ pattern }) => pattern.test(path));

/** A page's path with its parts filled in, in their order. */
export const pagePath = (name: PageName, ...parts: (string | number)[]): string =>
  parts.reduce<string>((path, part) => path.replace(/:[a-zA-Z]+/, () => encodeURIComponent(part)), PAGES[name].path);
