// The keys of all texts, so that a misspelt one does not compile. English has them all; other languages are compared with it by a test.

type Messages = {
  about: typeof import('./en/about.json');
  account: typeof import('./en/account.json');
  accountMails: typeof import('./en/accountMails.json');
  admin: typeof import('./en/admin.json');
  alertMails: typeof import('./en/alertMails.json');
  alerts: typeof import('./en/alerts.json');
  apiKeys: typeof import('./en/apiKeys.json');
  applicationDesk: typeof import('./en/applicationDesk.json');
  applicationMails: typeof import('./en/applicationMails.json');
  applicationSteps: typeof import('./en/applicationSteps.json');
  applications: typeof import('./en/applications.json');
  audit: typeof import('./en/audit.json');
  auditFields: typeof import('./en/auditFields.json');
  auditValues: typeof import('./en/auditValues.json');
  booking: typeof import('./en/booking.json');
  bookingDesk: typeof import('./en/bookingDesk.json');
  bookingMails: typeof import('./en/bookingMails.json');
  calendar: typeof import('./en/calendar.json');
  card: typeof import('./en/card.json');
  cart: typeof import('./en/cart.json');
  cartReminderMails: typeof import('./en/cartReminderMails.json');
  cartReminders: typeof import('./en/cartReminders.json');
  cashDesk: typeof import('./en/cashDesk.json');
  catalogue: typeof import('./en/catalogue.json');
  catalogueDesk: typeof import('./en/catalogueDesk.json');
  checklist: typeof import('./en/checklist.json');
  checkout: typeof import('./en/checkout.json');
  claimDesk: typeof import('./en/claimDesk.json');
  claimMails: typeof import('./en/claimMails.json');
  claims: typeof import('./en/claims.json');
  compare: typeof import('./en/compare.json');
  contact: typeof import('./en/contact.json');
  contactDesk: typeof import('./en/contactDesk.json');
  customers: typeof import('./en/customers.json');
  dashboard: typeof import('./en/dashboard.json');
  datasheet: typeof import('./en/datasheet.json');
  datedFigures: typeof import('./en/datedFigures.json');
  delivery: typeof import('./en/delivery.json');
  deliveryDesk: typeof import('./en/deliveryDesk.json');
  desk: typeof import('./en/desk.json');
  door: typeof import('./en/door.json');
  enquiryDesk: typeof import('./en/enquiryDesk.json');
  errors: typeof import('./en/errors.json');
  faq: typeof import('./en/faq.json');
  faqDesk: typeof import('./en/faqDesk.json');
  figureValues: typeof import('./en/figureValues.json');
  figuresDesk: typeof import('./en/figuresDesk.json');
  fit: typeof import('./en/fit.json');
  formerCustomers: typeof import('./en/formerCustomers.json');
  grievance: typeof import('./en/grievance.json');
  grievanceDesk: typeof import('./en/grievanceDesk.json');
  gst: typeof import('./en/gst.json');
  guide: typeof import('./en/guide.json');
  health: typeof import('./en/health.json');
  home: typeof import('./en/home.json');
  homeDesk: typeof import('./en/homeDesk.json');
  imports: typeof import('./en/imports.json');
  installationMails: typeof import('./en/installationMails.json');
  installations: typeof import('./en/installations.json');
  launch: typeof import('./en/launch.json');
  leadDesk: typeof import('./en/leadDesk.json');
  lists: typeof import('./en/lists.json');
  mails: typeof import('./en/mails.json');
  manage: typeof import('./en/manage.json');
  moderation: typeof import('./en/moderation.json');
  movingIn: typeof import('./en/movingIn.json');
  myServices: typeof import('./en/myServices.json');
  offerDesk: typeof import('./en/offerDesk.json');
  offers: typeof import('./en/offers.json');
  offline: typeof import('./en/offline.json');
  opening: typeof import('./en/opening.json');
  orderDesk: typeof import('./en/orderDesk.json');
  orderMails: typeof import('./en/orderMails.json');
  orders: typeof import('./en/orders.json');
  outbox: typeof import('./en/outbox.json');
  pageText: typeof import('./en/pageText.json');
  pageTextDesk: typeof import('./en/pageTextDesk.json');
  pay: typeof import('./en/pay.json');
  paymentLinks: typeof import('./en/paymentLinks.json');
  pastOrders: typeof import('./en/pastOrders.json');
  paymentReasons: typeof import('./en/paymentReasons.json');
  payments: typeof import('./en/payments.json');
  pictureReport: typeof import('./en/pictureReport.json');
  places: typeof import('./en/places.json');
  privacy: typeof import('./en/privacy.json');
  plantDesk: typeof import('./en/plantDesk.json');
  plantMails: typeof import('./en/plantMails.json');
  plants: typeof import('./en/plants.json');
  questionDesk: typeof import('./en/questionDesk.json');
  questionMails: typeof import('./en/questionMails.json');
  questions: typeof import('./en/questions.json');
  product: typeof import('./en/product.json');
  products: typeof import('./en/products.json');
  profile: typeof import('./en/profile.json');
  refusals: typeof import('./en/refusals.json');
  returns: typeof import('./en/returns.json');
  roster: typeof import('./en/roster.json');
  security: typeof import('./en/security.json');
  service: typeof import('./en/service.json');
  services: typeof import('./en/services.json');
  settings: typeof import('./en/settings.json');
  shell: typeof import('./en/shell.json');
  shipping: typeof import('./en/shipping.json');
  signUp: typeof import('./en/signUp.json');
  solar: typeof import('./en/solar.json');
  solarChecks: typeof import('./en/solarChecks.json');
  solarPlan: typeof import('./en/solarPlan.json');
  solarProposal: typeof import('./en/solarProposal.json');
  solarSources: typeof import('./en/solarSources.json');
  specification: typeof import('./en/specification.json');
  states: typeof import('./en/states.json');
  tally: typeof import('./en/tally.json');
  taxReturns: typeof import('./en/taxReturns.json');
  technician: typeof import('./en/technician.json');
  terms: typeof import('./en/terms.json');
  transfer: typeof import('./en/transfer.json');
  transferDesk: typeof import('./en/transferDesk.json');
  transferMails: typeof import('./en/transferMails.json');
  trial: typeof import('./en/trial.json');
  whatsappConsent: typeof import('./en/whatsappConsent.json');
  whatsappTemplates: typeof import('./en/whatsappTemplates.json');
  unitMails: typeof import('./en/unitMails.json');
  visitAdvice: typeof import('./en/visitAdvice.json');
  visitMails: typeof import('./en/visitMails.json');
  visitReport: typeof import('./en/visitReport.json');
  warranty: typeof import('./en/warranty.json');
  waysIn: typeof import('./en/waysIn.json');
  webhooks: typeof import('./en/webhooks.json');
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}

type Paths<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}` }[keyof T & string];
type At<T, N extends string> = N extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : N extends keyof T
    ? T[N]
    : never;

/** The keys below an area or a part of one. A key built from data is asserted to be one; `t.has` asks whether it exists. */
export type MessageKey<N extends string> = Paths<At<Messages, N>>;
