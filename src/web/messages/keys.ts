// The keys of all texts, so that a misspelt one does not compile. English has them all; other languages are compared with it by a test.

import type about from './en/about.json';
import type account from './en/account.json';
import type accountMails from './en/accountMails.json';
import type admin from './en/admin.json';
import type audit from './en/audit.json';
import type booking from './en/booking.json';
import type bookingDesk from './en/bookingDesk.json';
import type bookingMails from './en/bookingMails.json';
import type calendar from './en/calendar.json';
import type card from './en/card.json';
import type cart from './en/cart.json';
import type catalogue from './en/catalogue.json';
import type catalogueDesk from './en/catalogueDesk.json';
import type checklist from './en/checklist.json';
import type checkout from './en/checkout.json';
import type compare from './en/compare.json';
import type contact from './en/contact.json';
import type contactDesk from './en/contactDesk.json';
import type customers from './en/customers.json';
import type dashboard from './en/dashboard.json';
import type datasheet from './en/datasheet.json';
import type delivery from './en/delivery.json';
import type deliveryDesk from './en/deliveryDesk.json';
import type desk from './en/desk.json';
import type door from './en/door.json';
import type enquiryDesk from './en/enquiryDesk.json';
import type errors from './en/errors.json';
import type faq from './en/faq.json';
import type faqDesk from './en/faqDesk.json';
import type grievance from './en/grievance.json';
import type grievanceDesk from './en/grievanceDesk.json';
import type gst from './en/gst.json';
import type guide from './en/guide.json';
import type health from './en/health.json';
import type home from './en/home.json';
import type homeDesk from './en/homeDesk.json';
import type imports from './en/imports.json';
import type launch from './en/launch.json';
import type lists from './en/lists.json';
import type mails from './en/mails.json';
import type manage from './en/manage.json';
import type moderation from './en/moderation.json';
import type myServices from './en/myServices.json';
import type offerDesk from './en/offerDesk.json';
import type offers from './en/offers.json';
import type offline from './en/offline.json';
import type opening from './en/opening.json';
import type orderDesk from './en/orderDesk.json';
import type orderMails from './en/orderMails.json';
import type orders from './en/orders.json';
import type outbox from './en/outbox.json';
import type pageText from './en/pageText.json';
import type pageTextDesk from './en/pageTextDesk.json';
import type pay from './en/pay.json';
import type paymentLinks from './en/paymentLinks.json';
import type paymentReasons from './en/paymentReasons.json';
import type payments from './en/payments.json';
import type pictureReport from './en/pictureReport.json';
import type privacy from './en/privacy.json';
import type product from './en/product.json';
import type products from './en/products.json';
import type profile from './en/profile.json';
import type refusals from './en/refusals.json';
import type returns from './en/returns.json';
import type roster from './en/roster.json';
import type security from './en/security.json';
import type service from './en/service.json';
import type services from './en/services.json';
import type settings from './en/settings.json';
import type shell from './en/shell.json';
import type shipping from './en/shipping.json';
import type signUp from './en/signUp.json';
import type specification from './en/specification.json';
import type states from './en/states.json';
import type technician from './en/technician.json';
import type terms from './en/terms.json';
import type trial from './en/trial.json';
import type visitAdvice from './en/visitAdvice.json';
import type visitMails from './en/visitMails.json';
import type visitReport from './en/visitReport.json';
import type waysIn from './en/waysIn.json';

type Messages = {
  about: typeof about;
  account: typeof account;
  accountMails: typeof accountMails;
  admin: typeof admin;
  audit: typeof audit;
  booking: typeof booking;
  bookingDesk: typeof bookingDesk;
  bookingMails: typeof bookingMails;
  calendar: typeof calendar;
  card: typeof card;
  cart: typeof cart;
  catalogue: typeof catalogue;
  catalogueDesk: typeof catalogueDesk;
  checklist: typeof checklist;
  checkout: typeof checkout;
  compare: typeof compare;
  contact: typeof contact;
  contactDesk: typeof contactDesk;
  customers: typeof customers;
  dashboard: typeof dashboard;
  datasheet: typeof datasheet;
  delivery: typeof delivery;
  deliveryDesk: typeof deliveryDesk;
  desk: typeof desk;
  door: typeof door;
  enquiryDesk: typeof enquiryDesk;
  errors: typeof errors;
  faq: typeof faq;
  faqDesk: typeof faqDesk;
  grievance: typeof grievance;
  grievanceDesk: typeof grievanceDesk;
  gst: typeof gst;
  guide: typeof guide;
  health: typeof health;
  home: typeof home;
  homeDesk: typeof homeDesk;
  imports: typeof imports;
  launch: typeof launch;
  lists: typeof lists;
  mails: typeof mails;
  manage: typeof manage;
  moderation: typeof moderation;
  myServices: typeof myServices;
  offerDesk: typeof offerDesk;
  offers: typeof offers;
  offline: typeof offline;
  opening: typeof opening;
  orderDesk: typeof orderDesk;
  orderMails: typeof orderMails;
  orders: typeof orders;
  outbox: typeof outbox;
  pageText: typeof pageText;
  pageTextDesk: typeof pageTextDesk;
  pay: typeof pay;
  paymentLinks: typeof paymentLinks;
  paymentReasons: typeof paymentReasons;
  payments: typeof payments;
  pictureReport: typeof pictureReport;
  privacy: typeof privacy;
  product: typeof product;
  products: typeof products;
  profile: typeof profile;
  refusals: typeof refusals;
  returns: typeof returns;
  roster: typeof roster;
  security: typeof security;
  service: typeof service;
  services: typeof services;
  settings: typeof settings;
  shell: typeof shell;
  shipping: typeof shipping;
  signUp: typeof signUp;
  specification: typeof specification;
  states: typeof states;
  technician: typeof technician;
  terms: typeof terms;
  trial: typeof trial;
  visitAdvice: typeof visitAdvice;
  visitMails: typeof visitMails;
  visitReport: typeof visitReport;
  waysIn: typeof waysIn;
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
