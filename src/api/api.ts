import type { Hono } from 'hono';
import { accountCalls, photoCalls } from '#src/api/account.ts';
import { addressCalls } from '#src/api/addresses.ts';
import { adminCustomerCalls } from '#src/api/admin-customers.ts';
import { adminEventCalls } from '#src/api/admin-events.ts';
import { adminGstCalls } from '#src/api/admin-gst.ts';
import { adminPaymentCalls } from '#src/api/admin-payments.ts';
import { authCalls } from '#src/api/auth.ts';
import { bookingVisitCalls } from '#src/api/booking-visits.ts';
import { bookingCalls } from '#src/api/bookings.ts';
import { brandCalls } from '#src/api/brands.ts';
import { cartCalls } from '#src/api/cart.ts';
import { categoryCalls } from '#src/api/categories.ts';
import { deliveryCalls } from '#src/api/delivery.ts';
import { deliveryDeskCalls } from '#src/api/delivery-desk.ts';
import { documentCalls } from '#src/api/documents.ts';
import { faqCalls } from '#src/api/faqs.ts';
import { answerError, frame, limitedBody, newRouter } from '#src/api/frame.ts';
import { launchCalls } from '#src/api/launch.ts';
import { markCalls } from '#src/api/marks.ts';
import { offerCalls } from '#src/api/offers.ts';
import { orderDeskCalls } from '#src/api/order-desk.ts';
import { orderLifeCalls } from '#src/api/order-life.ts';
import { orderCalls } from '#src/api/orders.ts';
import { outboxCalls } from '#src/api/outbox.ts';
import { pageTextCalls } from '#src/api/page-texts.ts';
import { paymentLinkCalls } from '#src/api/payment-links.ts';
import { paymentCalls } from '#src/api/payments.ts';
import { phoneCalls } from '#src/api/phone.ts';
import { pictureCalls } from '#src/api/pictures.ts';
import { productChangeCalls } from '#src/api/product-changes.ts';
import { productImportCalls } from '#src/api/product-imports.ts';
import { productCalls } from '#src/api/products.ts';
import { remotePictureCalls } from '#src/api/remote-pictures.ts';
import { reviewCalls } from '#src/api/reviews.ts';
import { rosterCalls } from '#src/api/roster.ts';
import { searchCalls } from '#src/api/search.ts';
import { secondFactorCalls } from '#src/api/second-factor.ts';
import { serviceCalls } from '#src/api/services.ts';
import { storeSettingCalls } from '#src/api/store-settings.ts';
import { storefrontCalls } from '#src/api/storefront.ts';
import { supportCalls } from '#src/api/support.ts';
import { trialCalls } from '#src/api/trial.ts';
import { userCalls } from '#src/api/users.ts';
import { visitPaperCalls } from '#src/api/visit-papers.ts';
import { visitPhotoCalls } from '#src/api/visit-photos.ts';
import { visitCalls } from '#src/api/visits.ts';
import { webhookCall } from '#src/api/webhook.ts';
import { encodeFault } from '#src/contract/wire/fault.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Shop } from '#src/shop/shop.ts';

/** The facts about the API that open its generated document. */
export const API_INFO = {
  openapi: '3.1.0',
  info: { title: 'Kiran', version: '1', description: 'The calls of docs/spec.md §7, as docs/api/README.md explains them.' },
};

/** All calls, under `/api`. */
export function createApi(shop: Shop) {
  const api = newRouter();
  api.onError((error, c) => answerError(shop, error, c));
  // Signed by the provider, so neither an Origin nor a session belongs to it.
  webhookCall(api, shop);
  api.use(...frame(shop));
  pictureCalls(api, shop);
  markCalls(api, shop);
  productImportCalls(api, shop);
  visitPhotoCalls(api, shop);
  photoCalls(api, shop);
  api.use(limitedBody);
  accountCalls(api, shop);
  authCalls(api as unknown as Hono, shop);
  productCalls(api, shop);
  productChangeCalls(api, shop);
  remotePictureCalls(api, shop);
  searchCalls(api, shop);
  reviewCalls(api, shop);
  deliveryCalls(api, shop);
  userCalls(api, shop);
  addressCalls(api, shop);
  phoneCalls(api, shop);
  secondFactorCalls(api, shop);
  cartCalls(api, shop);
  paymentCalls(api, shop);
  paymentLinkCalls(api, shop);
  orderCalls(api, shop);
  orderLifeCalls(api, shop);
  orderDeskCalls(api, shop);
  documentCalls(api, shop);
  serviceCalls(api, shop);
  bookingCalls(api, shop);
  bookingVisitCalls(api, shop);
  rosterCalls(api, shop);
  visitCalls(api, shop);
  visitPaperCalls(api, shop);
  supportCalls(api, shop);
  faqCalls(api, shop);
  outboxCalls(api, shop);
  adminEventCalls(api, shop);
  adminPaymentCalls(api, shop);
  adminCustomerCalls(api, shop);
  adminGstCalls(api, shop);
  storeSettingCalls(api, shop);
  launchCalls(api, shop);
  offerCalls(api, shop);
  storefrontCalls(api, shop);
  brandCalls(api, shop);
  categoryCalls(api, shop);
  pageTextCalls(api, shop);
  deliveryDeskCalls(api, shop);
  trialCalls(api, shop);
  api.doc31('/openapi.json', API_INFO);
  api.all('*', (c) => {
    const { http, body } = encodeFault(notFound('This call'), undefined);
    return c.json(body, http);
  });
  return api;
}
