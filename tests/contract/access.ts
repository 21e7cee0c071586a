import type { PageName } from '#src/kernel/page-table.ts';
import { ADDRESS } from '#tests/support/running-shop.ts';

export const PLANT = { name: 'Our roof', kwp: 3.3, tilt: 15, azimuth: 0, pin: '380009', commissionedOn: '2026-01-15' };

/** One person's belongings, for a stranger to try to reach. */
export type Belongings = {
  uid: string;
  email: string;
  product: string;
  order: string;
  installation: string;
  plant: string;
  unit: string;
  otherUnit: string;
  sentUnit: string;
  claim: string;
  application: string;
  paper: string;
  document: string;
  session: string;
  address: string;
  booking: string;
  visit: string;
  transfer: string;
  cash: string;
};
/** `lacking`: nothing is there yet, so even the owner gets that answer. */
type Reach = { path: string; body?: object; lacking?: true };
/** The call on a person's own belongings; only they and the administrator may make it. */
type Own = (theirs: Belongings) => Reach;

/**
 * Who may make each call that no role guards: one line per call. A call guarded by a role (`administrator(shop)`, `only(shop, …)`) needs none: its
 * guard is in the API's document, and the test checks that it holds.
 *
 * - `everybody`: needs no session
 * - `self`: needs a session and cannot name anything that belongs to somebody
 * - a function: the call as a person makes it on their own belongings
 */
export const CALLS_BY: Record<string, 'everybody' | 'self' | Own> = {
  'POST /auth/request-password-reset': 'everybody',
  'POST /auth/reset-password': 'everybody',
  'POST /auth/reset-password/look': 'everybody',
  'POST /auth/verify-email': 'everybody',
  'POST /auth/verify-email/look': 'everybody',
  'POST /auth/send-verification-email': 'self',
  'POST /auth/confirmation-code': 'self',
  'POST /auth/update-user': 'self',
  'POST /auth/change-email': 'self',
  'POST /auth/change-password': 'self',
  'GET /auth/sessions': 'self',
  'DELETE /auth/sessions': 'self',
  'DELETE /auth/sessions/{id}': ({ session }) => ({ path: `/auth/sessions/${session}` }),
  'POST /phone/code': 'everybody',
  'POST /phone/sign-in': 'everybody',
  'POST /phone/sign-up': 'everybody',
  'POST /second-factor': 'self',
  'POST /second-factor/confirm': 'self',
  'POST /second-factor/recovery-codes': 'self',
  'POST /second-factor/remove': 'self',
  'POST /second-factor/pass': 'everybody', // needs the session of a first step, which belongs to nobody yet
  'POST /account/phone/code': 'self',
  'PUT /account/phone': 'self',
  'DELETE /account/phone': 'self',
  'PUT /account/whatsapp': 'self',
  'PUT /account/cart-reminders': 'self',
  'POST /cart-reminders/link/return': 'self',
  'PUT /account/photo': 'self',
  'DELETE /account/photo': 'self',
  'GET /products': 'everybody',
  'GET /products/{id}': 'everybody',
  'GET /products/{id}/reviews': 'everybody',
  'POST /products/{id}/reviews': ({ uid, product }) => ({
    path: `/products/${product}/reviews`,
    body: { comment: { name: 'Theirs', uid, msg: 'Words', product_id: product } },
  }),
  'GET /products/{id}/questions': 'everybody',
  'POST /products/{id}/questions': 'self',
  'GET /products/{id}/questions/mine': 'self',
  'GET /search/suggestions': 'everybody',
  'POST /reviews/{id}/reports': 'self',
  'GET /delivery': 'everybody',
  'GET /solar/yield': 'everybody',
  'POST /solar/fit': 'everybody',
  'GET /solar/plan': 'everybody',
  'GET /delivery/mine': 'self',
  'POST /user/createUser': ({ uid, email }) => ({ path: '/user/createUser', body: { uid, username: 'Theirs', email } }),
  'POST /Firebaseuser/add-to-favorites': ({ uid, product }) => ({
    path: '/Firebaseuser/add-to-favorites',
    body: { uid, itemToAdd: { _id: product }, isFavorite: false },
  }),
  'POST /Firebaseuser/add-to-cart': ({ uid, product }) => ({
    path: '/Firebaseuser/add-to-cart',
    body: { uid, itemToAdd: { _id: product }, inCart: false },
  }),
  'POST /Firebaseuser/rate-media': ({ uid, product }) => ({
    path: '/Firebaseuser/rate-media',
    body: { uid, itemToAdd: { _id: product, selectedRating: 4 } },
  }),
  'DELETE /ratings/{_id}': 'self',
  'POST /Firebaseuser/add-address': ({ uid }) => ({
    path: '/Firebaseuser/add-address',
    body: { uid, address: ADDRESS },
  }),
  'GET /Firebaseuser/search-media-data': ({ uid, product }) => ({
    path: `/Firebaseuser/search-media-data?uid=${uid}&id=${product}`,
  }),
  'GET /Firebaseuser/get-user-data-list': ({ uid }) => ({
    path: `/Firebaseuser/get-user-data-list?uid=${uid}&dataType=cart`,
  }),
  'PUT /cart/{_id}': 'self',
  'POST /saved/{_id}': 'self',
  'DELETE /saved/{_id}': 'self',
  'POST /saved/{_id}/cart': 'self',
  'POST /cart/seen': 'self',
  'GET /warranty/units': 'self',
  'POST /warranty/units': 'self',
  'POST /warranty/transfers': ({ unit }) => ({ path: '/warranty/transfers', body: { units: [unit] } }),
  'DELETE /warranty/units/{id}': ({ otherUnit }) => ({ path: `/warranty/units/${otherUnit}` }),
  'DELETE /warranty/transfers': 'self',
  'POST /warranty/transfers/redeem': 'self',
  'GET /warranty/claims': 'self',
  'POST /warranty/claims': ({ sentUnit }) => ({
    path: '/warranty/claims',
    body: { unitId: sentUnit, problem: 'It is dark', noticedOn: '2026-02-01' },
  }),
  'GET /warranty/claims/{id}': ({ claim }) => ({ path: `/warranty/claims/${claim}` }),
  'DELETE /warranty/claims/{id}': ({ claim }) => ({ path: `/warranty/claims/${claim}` }),
  'PUT /warranty/claims/{id}/photos/{photo}': ({ claim }) => ({
    path: `/warranty/claims/${claim}/photos/nobody-took-this`,
  }),
  'DELETE /warranty/claims/{id}/photos/{photo}': ({ claim }) => ({
    path: `/warranty/claims/${claim}/photos/nobody-took-this`,
  }),
  'GET /warranty/claims/{id}/photos/{photo}': ({ claim }) => ({
    path: `/warranty/claims/${claim}/photos/nobody-took-this`,
    lacking: true, // its file
  }),
  'GET /plants': 'self',
  'POST /plants': 'self',
  'POST /plants/{id}/readings': ({ plant }) => ({
    path: `/plants/${plant}/readings`,
    body: { kind: 'meter', on: '2026-06-01', kwh: 400 },
  }),
  'DELETE /plants/{id}/readings/{kind}/{on}': ({ plant }) => ({ path: `/plants/${plant}/readings/meter/2026-06-01` }),
  'GET /plants/{id}/months.csv': ({ plant }) => ({ path: `/plants/${plant}/months.csv` }),
  'GET /applications/{id}': ({ application }) => ({ path: `/applications/${application}` }),
  'POST /applications/{id}/steps': ({ application }) => ({
    path: `/applications/${application}/steps`,
    body: { state: 'applied', on: '2026-02-01' },
  }),
  'POST /applications/{id}/documents': ({ application }) => ({ path: `/applications/${application}/documents?name=a` }),
  'GET /applications/{id}/documents/{document}': ({ application, paper }) => ({
    path: `/applications/${application}/documents/${paper}`,
    lacking: true, // its file
  }),
  'DELETE /applications/{id}/documents/{document}': ({ application, paper }) => ({
    path: `/applications/${application}/documents/${paper}`,
  }),
  'POST /cash-orders/{reference}/code': ({ cash }) => ({ path: `/cash-orders/${cash}/code` }),
  'POST /cash-orders/{reference}/confirm': ({ cash }) => ({
    path: `/cash-orders/${cash}/confirm`,
    body: { challenge: 'none', code: '123456' },
  }),
  'POST /transfers/{reference}/cancel': ({ transfer }) => ({ path: `/transfers/${transfer}/cancel` }),
  'GET /plants/{id}': ({ plant }) => ({ path: `/plants/${plant}` }),
  'PUT /plants/{id}': ({ plant }) => ({ path: `/plants/${plant}`, body: PLANT }),
  'DELETE /plants/{id}': ({ plant }) => ({ path: `/plants/${plant}` }),
  'GET /alerts': 'self',
  'PUT /alerts/{_id}/{kind}': 'self',
  'DELETE /alerts/{_id}/{kind}': 'self',
  'POST /alerts/link/look': 'everybody', // names a product only to who holds the mail's link
  'POST /alerts/link/end': 'everybody',
  'POST /alerts/unsubscribe': 'everybody', // as the link, for mail programs
  'GET /alerts/unsubscribe': 'everybody', // only leads to the page
  'POST /cart-reminders/link/look': 'everybody', // says only whether the mail's link still ends something
  'POST /cart-reminders/link/end': 'everybody',
  'POST /cart-reminders/unsubscribe': 'everybody',
  'GET /cart-reminders/unsubscribe': 'everybody',
  'POST /razorpay': 'self',
  'POST /checkout/quote': 'self',
  'POST /razorpay/validate': 'self',
  'POST /pay/look': 'everybody',
  'POST /pay/open': 'everybody',
  'POST /pay/validate': 'everybody',
  'GET /order': ({ email }) => ({ path: `/order?email=${encodeURIComponent(email)}` }),
  'POST /order': 'self',
  'GET /order/{id}': ({ order }) => ({ path: `/order/${order}` }),
  'GET /installations/{id}': ({ installation }) => ({ path: `/installations/${installation}` }),
  'GET /order/{id}/documents': ({ order }) => ({ path: `/order/${order}/documents` }),
  'GET /documents/{file}': ({ document }) => ({ path: `/documents/${document}.pdf` }),
  'POST /order/{id}/returns': ({ order }) => ({
    path: `/order/${order}/returns`,
    body: { lines: [{ position: 0, quantity: 1 }], reason: 'damaged' },
  }),
  'PUT /order/{id}': ({ order }) => ({ path: `/order/${order}`, body: { orderStatus: 'cancel' } }),
  'PUT /returns/{id}': 'self',
  'GET /services/{id}/slots': 'everybody',
  'GET /service': 'self',
  'POST /orr': 'self',
  'GET /service/{id}': ({ booking }) => ({ path: `/service/${booking}` }),
  'GET /service/{id}/slots': ({ booking }) => ({ path: `/service/${booking}/slots` }),
  'POST /service/{id}/visits': ({ booking }) => ({
    path: `/service/${booking}/visits`,
    body: { slot: { start: '2020-01-01T00:00:00Z' } },
  }),
  'PUT /service/{id}/visits/{visit}/slot': ({ booking, visit }) => ({
    path: `/service/${booking}/visits/${visit}/slot`,
    body: { slot: { start: '2020-01-01T00:00:00Z' } },
  }),
  'DELETE /service/{id}/visits/{visit}': ({ booking, visit }) => ({ path: `/service/${booking}/visits/${visit}` }),
  'PUT /service/{id}': ({ booking }) => ({ path: `/service/${booking}`, body: { orderStatus: 'cancel' } }),
  'GET /account/export': 'self',
  'POST /auth/delete-user': 'self',
  'PUT /addresses/{id}': ({ address }) => ({ path: `/addresses/${address}`, body: { address: ADDRESS } }),
  'PUT /addresses/{id}/default': ({ address }) => ({ path: `/addresses/${address}/default` }),
  'DELETE /addresses/{id}': ({ address }) => ({ path: `/addresses/${address}` }),
  'GET /visits/{id}': ({ visit }) => ({ path: `/visits/${visit}` }),
  'GET /visits/{id}/calendar.ics': ({ visit }) => ({ path: `/visits/${visit}/calendar.ics` }),
  'GET /visits/{id}/report.pdf': ({ visit }) => ({ path: `/visits/${visit}/report.pdf`, lacking: true }),
  'GET /visits/{id}/photos/{photo}': ({ visit }) => ({
    path: `/visits/${visit}/photos/nobody-photographed-this`,
    lacking: true,
  }),
  'PUT /visits-advice': 'self',
  'POST /enquiries': 'everybody',
  'POST /contact': 'everybody',
  'POST /grievances': 'everybody',
  'POST /grievances/lookup': 'everybody',
};

/** What is served under `/api` without being in its document, and what guards it. */
export const UNDOCUMENTED: Record<string, string> = {
  'POST /api/razorpay/webhook': 'signed by the provider',
  'GET /api/whatsapp/webhook': 'who knows the verify token',
  'POST /api/whatsapp/webhook': 'signed by the provider',
  'POST /api/auth/sign-up/email': 'everybody',
  'POST /api/auth/sign-in/email': 'everybody',
  'POST /api/auth/sign-out': 'everybody',
  'GET /api/auth/get-session': 'everybody, each about themselves',
  'POST /api/auth/sign-in/social': 'everybody',
  'GET /api/auth/callback/google': 'the browser that began, by its signed cookie',
  'GET /api/openapi.json': 'everybody',
};

/** Addresses with data but without their own page; they need a session. */
export const DATA_ALONE = ['cart/checkout-parts'];

/** Pages of a person's own belongings: only they and the administrator may open them. */
export const OWN_PAGES: Partial<Record<PageName, (theirs: Belongings) => string>> = {
  order: ({ order }) => `/order/${order}`,
  installation: ({ installation }) => `/installations/${installation}`,
  plant: ({ plant }) => `/plants/${plant}`,
  transfer: ({ transfer }) => `/transfers/${transfer}`,
};
