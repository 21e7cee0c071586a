// The domain's types that pages may know. Types only: nothing of the server reaches the browser through here.
export type { PictureFiles } from '#src/platform/database/schema.ts';
export type { Locale } from '#src/platform/settings.ts';
export type { Address, AddressDraft } from '#src/shop/addresses/address.ts';
export type { LiveSubject } from '#src/shop/audit/live-tags.ts';
export type { CartLine } from '#src/shop/cart/cart.ts';
export type { Brand, Category, Picture, Placement, Product, ProductCard, Review } from '#src/shop/catalogue/product.ts';
export type { SignedInDevice } from '#src/shop/identity/account-sessions.ts';
export type { Customer } from '#src/shop/identity/customer.ts';
export type { Account } from '#src/shop/identity/show-account.ts';
export type { LinkState } from '#src/shop/identity/verify-email.ts';
export type { Order, OrderLine } from '#src/shop/orders/order.ts';
export type { ReturnReason, ReturnState } from '#src/shop/orders/return.ts';
export type { LineCount } from '#src/shop/orders/shipment.ts';
export type { Refund } from '#src/shop/payments/list-refunds.ts';
export type { PreferredTime } from '#src/shop/services/enquiry.ts';
export type { ServiceCategory, ServicePlan } from '#src/shop/services/service.ts';
export type { Question } from '#src/shop/support/faq.ts';
export type { GrievanceTopic } from '#src/shop/support/grievance.ts';
