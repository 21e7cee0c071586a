import { PAGES, type PageName, pagePath } from '#src/kernel/page-table.ts';

/** The query parameters of a page's address: only those that the page reads. */
type View<N extends PageName> = {
  [name in (typeof PAGES)[N]['query'][number]]?: string | number | readonly string[] | undefined;
};

/** A page's address with the parameters that are set; `parts` fill in its path. */
function withQuery<N extends PageName>(name: N, view: View<N>, ...parts: (string | number)[]): string {
  const query = new URLSearchParams(
    Object.entries<View<N>[keyof View<N>]>(view).flatMap(([key, value]) =>
      [value ?? ''].flat().flatMap((one) => (one ? [[key, String(one)]] : [])),
    ),
  );
  return query.size ? `${pagePath(name, ...parts)}?${query}` : pagePath(name, ...parts);
}

/** The section of the account page about the authenticator app. */
export const AUTHENTICATOR = 'authenticator';

/** The section of the planner's first page that lists the checks. */
export const SOLAR_CHECKS = 'checks';

/** The picture that a shared link to a product shows, with its name in that language. */
export const sharePicture = (language: string, id: string): string => `/share/${language}/${id}.jpg`;

/** Addresses of pages with their parameters filled in. */
export const hrefs = {
  home: PAGES.home.path,
  /** The product list with all brands above it, each a link to its products. */
  brands: withQuery('products', { view: 'brands' }),
  products: (
    filter: { category?: string; placement?: string; brand?: string; q?: string; sort?: string; page?: number } = {},
  ) => withQuery('products', filter),
  product: (id: string) => pagePath('product', id),
  datasheet: (id: string) => pagePath('datasheet', `${id}.pdf`),
  signUp: (from?: string, face?: 'sign-in' | 'sign-up') => withQuery('signUp', { from, face }),
  compare: (ids: readonly string[] = []) => withQuery('compare', { ids: ids.join(',') }),
  services: (category?: string) => withQuery('services', { category }, 1),
  service: (id: string | number) => pagePath('service', id),
  bookService: (plan?: string | number) => withQuery('bookService', { plan }),
  /** Books a plan once more for the place of an earlier booking. */
  bookAgain: (plan: number, booking: string) => withQuery('bookService', { plan, again: booking }),
  /** Books a site survey; the answers of the home's plan go along. */
  bookSurvey: (plan: number, answers: View<'solarPlan'>) =>
    withQuery('bookService', { plan, solar: withQuery('solarPlan', answers).split('?')[1] }),
  myServices: ({ page, ...view }: { id?: string; q?: string; status?: string; page?: number } = {}) =>
    withQuery('myServices', { ...view, page: page === 1 ? undefined : page }),
  solar: (view: View<'solar'> = {}) => withQuery('solar', view),
  solarPlan: (view: View<'solarPlan'> = {}) => withQuery('solarPlan', view),
  solarFit: (view: View<'solarFit'> = {}) => withQuery('solarFit', view),
  solarEv: (view: View<'solarEv'> = {}) => withQuery('solarEv', view),
  solarWater: (view: View<'solarWater'> = {}) => withQuery('solarWater', view),
  solarPump: (view: View<'solarPump'> = {}) => withQuery('solarPump', view),
  solarBackup: (view: View<'solarBackup'> = {}) => withQuery('solarBackup', view),
  /** The list of checks on the planner's page. */
  solarChecks: `${PAGES.solar.path}#${SOLAR_CHECKS}`,
  proposal: (token: string, v?: number) => withQuery('proposal', { v }, token),
  proposalPdf: (token: string, v?: number) => withQuery('proposalPdf', { v }, token),
  solarSources: PAGES.solarSources.path,
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
  /** My Orders, with the order that has just been placed at its top. */
  placed: (id: string) => withQuery('orders', { placed: id }),
  order: (id: string) => pagePath('order', id),
  transfer: (reference: string) => pagePath('transfer', reference),
  plants: (view: View<'plants'> = {}) => withQuery('plants', view),
  warranty: PAGES.warranty.path,
  plant: (id: string) => pagePath('plant', id),
  applicationsDesk: (view: View<'applicationsDesk'> = {}) => withQuery('applicationsDesk', view),
  application: (id: string) => pagePath('application', id),
  claimsDesk: (view: View<'claimsDesk'> = {}) => withQuery('claimsDesk', view),
  claim: (id: string) => pagePath('claim', id),
  plantsDesk: (view: View<'plantsDesk'> = {}) => withQuery('plantsDesk', view),
  installation: (id: string) => pagePath('installation', id),
  installations: (view: View<'installations'> = {}) =>
    withQuery('installations', { ...view, page: view.page === 1 ? undefined : view.page }),
  newInstallation: (view: View<'newInstallation'> = {}) => withQuery('newInstallation', view),
  userList: (type: 'favorites' | 'cart' | 'ratings') => pagePath('userList', type),
  forgotPassword: PAGES.forgotPassword.path,
  verifyEmail: PAGES.verifyEmail.path,
  account: PAGES.account.path,
  endAlert: PAGES.endAlert.path,
  endReminders: PAGES.endReminders.path,
  accountDeleted: PAGES.accountDeleted.path,
  authenticator: `${PAGES.account.path}#${AUTHENTICATOR}`,
  admin: (view: { by?: string; day?: string } = {}) => withQuery('admin', view),
  payments: (view: { state?: string; q?: string; month?: string; page?: number } = {}) => withQuery('payments', view),
  transfersDesk: PAGES.transfersDesk.path,
  cashDesk: PAGES.cashDesk.path,
  gst: (month?: string) => withQuery('gst', { month }),
  tally: (month?: string) => withQuery('tally', { month }),
  customers: (view: { q?: string; sort?: string; page?: number } = {}) => withQuery('customers', view),
  customer: (id: string) => withQuery('customer', { id }),
  health: PAGES.health.path,
  trial: PAGES.trial.path,
  storeSettings: (section?: string) => withQuery('storeSettings', { section }),
  audit: (view: { act?: string; subject?: string; actor?: string; page?: number } = {}) => withQuery('audit', view),
  updateProfile: PAGES.updateProfile.path,
  security: PAGES.security.path,
  visitAdvice: PAGES.visitAdvice.path,
  technician: PAGES.technician.path,
  technicianVisit: (id: string) => pagePath('technicianVisit', id),
  paymentLinks: PAGES.paymentLinks.path,
  pickList: (ids: readonly string[] = []) => withQuery('pickList', { ids: ids.join(',') }),
  packingSlip: (id: string) => pagePath('packingSlip', id),
  inbox: (open?: string) => withQuery('inbox', { open }),
  messages: PAGES.messages.path,
  questions: PAGES.questions.path,
  enquiries: PAGES.enquiries.path,
  grievances: PAGES.grievances.path,
  faqs: PAGES.faqs.path,
  outbox: (view: { id?: string; page?: number } = {}) => withQuery('outbox', view),
  bookings: (view: { q?: string; state?: string } = {}) => withQuery('bookings', view),
  calendar: (from?: string) => withQuery('calendar', { from }),
  guide: (chapter?: string) => (chapter ? pagePath('guideChapter', chapter) : PAGES.guide.path),
  technicians: PAGES.technicians.path,
  serviceAreas: PAGES.serviceAreas.path,
  deliveryDesk: PAGES.deliveryDesk.path,
  leads: (view: View<'leads'> = {}) => withQuery('leads', view),
  lead: (id: string) => pagePath('lead', id),
  figures: PAGES.figures.path,
  apiKeys: PAGES.apiKeys.path,
  webhooks: (view: View<'webhooks'> = {}) => withQuery('webhooks', view),
  brandsDesk: PAGES.brandsDesk.path,
  categoriesDesk: PAGES.categoriesDesk.path,
  homeDesk: PAGES.homeDesk.path,
  pageTexts: PAGES.pageTexts.path,
  pageText: (page: string, language: string) => pagePath('pageText', page, language),
  offers: PAGES.offers.path,
  plans: PAGES.plans.path,
  productImport: (id?: string) => withQuery('productImport', { id }),
  movingIn: (id?: string) => withQuery('movingIn', { id }),
  formerCustomers: (view: View<'formerCustomers'> = {}) => withQuery('formerCustomers', view),
  pastOrders: (view: View<'pastOrders'> = {}) => withQuery('pastOrders', view),
  moderation: (view: { state?: string; page?: number } = {}) => withQuery('moderation', view),
  manageProduct: (view: View<'manageProduct'> = {}) => withQuery('manageProduct', view),
} as const;

/**
 * A path of this shop to return to after sign-in, or undefined: never another host, never the sign-up page itself. Percent-encoded, as a
 * header requires.
 */
export function safeReturn(from: string | null | undefined): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (!from || !/^\/(?![/\\])/.test(from) || from.length > 500 || /[\u0000-\u001f\\]/.test(from)) return undefined;
  const { pathname, search, hash } = new URL(from, 'http://shop.invalid');
  // By now `/.//evil.example` has become `//evil.example`.
  return pathname.startsWith('//') || pathname.startsWith(PAGES.signUp.path) ? undefined : pathname + search + hash;
}
