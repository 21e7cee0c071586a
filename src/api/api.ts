import type { Hono } from 'hono';
import { notFound } from '#src/platform/fault.ts';
import type { Shop } from '#src/shop/shop.ts';
import { encodeFault } from '#src/wire/fault.ts';
import { accountCalls, photoCalls } from './account.ts';
import { addressCalls } from './addresses.ts';
import { adminCustomerCalls } from './admin-customers.ts';
import { adminEventCalls } from './admin-events.ts';
import { adminGstCalls } from './admin-gst.ts';
import { adminPaymentCalls } from './admin-payments.ts';
import { admitCall } from './admit-call.ts';
import { alertCalls } from './alerts.ts';
import { applicationCalls } from './applications.ts';
import { authCalls } from './auth.ts';
import { bookingVisitCalls } from './booking-visits.ts';
import { bookingCalls } from './bookings.ts';
import { brandCalls } from './brands.ts';
import { cartCalls } from './cart.ts';
import { categoryCalls } from './categories.ts';
import { deliveryCalls } from './delivery.ts';
import { deliveryDeskCalls } from './delivery-desk.ts';
import { documentCalls } from './documents.ts';
import { faqCalls } from './faqs.ts';
import { healthCalls } from './health.ts';
import { installationCalls } from './installations.ts';
import { launchCalls } from './launch.ts';
import { markCalls } from './marks.ts';
import { answerError, apiMiddleware, limitedBody, newRouter } from './middleware.ts';
import { offerCalls } from './offers.ts';
import { orderDeskCalls } from './order-desk.ts';
import { orderLifeCalls } from './order-life.ts';
import { orderCalls } from './orders.ts';
import { outboxCalls } from './outbox.ts';
import { pageTextCalls } from './page-texts.ts';
import { paymentLinkCalls } from './payment-links.ts';
import { paymentCalls } from './payments.ts';
import { phoneCalls } from './phone.ts';
import { pictureCalls } from './pictures.ts';
import { plantCalls } from './plants.ts';
import { productChangeCalls } from './product-changes.ts';
import { productImportCalls } from './product-imports.ts';
import { productQuestionCalls } from './product-questions.ts';
import { productCalls } from './products.ts';
import { remotePictureCalls } from './remote-pictures.ts';
import { reviewCalls } from './reviews.ts';
import { rosterCalls } from './roster.ts';
import { searchCalls } from './search.ts';
import { secondFactorCalls } from './second-factor.ts';
import { serviceCalls } from './services.ts';
import { solarCalls } from './solar.ts';
import { solarFigureCalls } from './solar-figures.ts';
import { solarFitCalls } from './solar-fit.ts';
import { solarLeadCalls } from './solar-leads.ts';
import { solarPlanCalls } from './solar-plan.ts';
import { storeSettingCalls } from './store-settings.ts';
import { storefrontCalls } from './storefront.ts';
import { supportCalls } from './support.ts';
import { statementCall, transferCalls } from './transfers.ts';
import { trialCalls } from './trial.ts';
import { userCalls } from './users.ts';
import { visitDocumentCalls } from './visit-documents.ts';
import { visitPhotoCalls } from './visit-photos.ts';
import { visitCalls } from './visits.ts';
import { warrantyCalls } from './warranty.ts';
import { webhookCall } from './webhook.ts';
import { workCalls } from './work.ts';

/** The facts about the API that open its generated document. @internal */
export const API_INFO = {
  openapi: '3.1.0',
  info: {
    title: 'Kiran',
    version: '1',
    description: 'The calls of docs/spec.md §7, as docs/api/README.md explains them.',
  },
};

/** All calls, under `/api`. */
export function createApi(shop: Shop) {
  const api = newRouter();
  api.onError((error, c) => answerError(shop, error, c));
  // Signed by the provider, so it has neither an Origin nor a session.
  webhookCall(api, shop);
  api.use(...apiMiddleware(shop), admitCall(shop));
  pictureCalls(api, shop);
  markCalls(api, shop);
  productImportCalls(api, shop);
  visitPhotoCalls(api, shop);
  photoCalls(api, shop);
  statementCall(api, shop);
  api.use(limitedBody);
  accountCalls(api, shop);
  authCalls(api as unknown as Hono, shop);
  productCalls(api, shop);
  productChangeCalls(api, shop);
  remotePictureCalls(api, shop);
  searchCalls(api, shop);
  reviewCalls(api, shop);
  productQuestionCalls(api, shop);
  deliveryCalls(api, shop);
  installationCalls(api, shop);
  solarCalls(api, shop);
  solarPlanCalls(api, shop);
  solarFigureCalls(api, shop);
  solarLeadCalls(api, shop);
  solarFitCalls(api, shop);
  userCalls(api, shop);
  addressCalls(api, shop);
  phoneCalls(api, shop);
  secondFactorCalls(api, shop);
  cartCalls(api, shop);
  alertCalls(api, shop);
  plantCalls(api, shop);
  warrantyCalls(api, shop);
  applicationCalls(api, shop);
  paymentCalls(api, shop);
  transferCalls(api, shop);
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
  visitDocumentCalls(api, shop);
  supportCalls(api, shop);
  faqCalls(api, shop);
  outboxCalls(api, shop);
  adminEventCalls(api, shop);
  adminPaymentCalls(api, shop);
  adminCustomerCalls(api, shop);
  workCalls(api, shop);
  adminGstCalls(api, shop);
  storeSettingCalls(api, shop);
  launchCalls(api, shop);
  healthCalls(api, shop);
  offerCalls(api, shop);
  storefrontCalls(api, shop);
  brandCalls(api, shop);
  categoryCalls(api, shop);
  pageTextCalls(api, shop);
  deliveryDeskCalls(api, shop);
  trialCalls(api, shop);
  api.doc31('/openapi.json', API_INFO);
  api.all('*', (c) => {
    const { http, body } = encodeFault(notFound('call'), undefined);
    return c.json(body, http);
  });
  return api;
}
