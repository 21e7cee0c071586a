// The domain's types that pages may use. Types only: nothing of the server reaches the browser through here.

export type { Language, Locale } from '#src/kernel/locales.ts';
export type { Figure, Specification } from '#src/kernel/product-details.ts';
export type { LiveSubject } from '#src/shop/audit/live-tags.ts';
export type {
  Brand,
  Category,
  Picture,
  Product,
  ProductCard,
} from '#src/shop/catalogue/products/product.ts';
export type { SpecificationField } from '#src/shop/catalogue/seed/specification-fields.ts';
export type { Banner } from '#src/shop/content/home/banner.ts';
export type { HomeSection, HomeSectionKey } from '#src/shop/content/home/home-section.ts';
export type { ManagedBanner } from '#src/shop/content/home/manage-banners.ts';
export type { HomeLayout } from '#src/shop/content/home/manage-sections.ts';

export type {
  Block,
  FactName,
  Inline,
  LivePart,
  PageBody,
  PageWords,
  TextPage,
} from '#src/shop/content/page-texts/page-text.ts';

export type { Question } from '#src/shop/content/support/faq.ts';
export type { GrievanceTopic } from '#src/shop/content/support/grievance.ts';
export type { Address, AddressDraft } from '#src/shop/customers/addresses/address.ts';
export type { SignedInDevice } from '#src/shop/customers/identity/account-sessions.ts';
export type { Principal as Customer } from '#src/shop/customers/identity/principal.ts';
export type { SecondFactorState } from '#src/shop/customers/identity/second-factor.ts';
export type { Account } from '#src/shop/customers/identity/show-account.ts';
export type { LinkState } from '#src/shop/customers/identity/verify-email.ts';
export type { CartLine } from '#src/shop/engagement/cart/cart.ts';
export type { DeliveryZone } from '#src/shop/sales/delivery/zone.ts';
export type { Order } from '#src/shop/sales/orders/order.ts';
export type { ReturnReason } from '#src/shop/sales/orders/return.ts';
export type { LineCount } from '#src/shop/sales/orders/shipment.ts';
export type { Refund } from '#src/shop/sales/payments/list-refunds.ts';
export type { ManagedOffer, Offer } from '#src/shop/sales/promotions/list-offers.ts';

export type { BookingRules, DayOff, ServiceArea, Technician } from '#src/shop/services/bookings/roster.ts';
export type { PreferredTime } from '#src/shop/services/plans/enquiry.ts';
export type { ManagedPlan } from '#src/shop/services/plans/manage-plans.ts';
export type { ServiceCategory, ServicePlan } from '#src/shop/services/plans/service.ts';
export type { Checklist, Point, Result } from '#src/shop/services/visits/checklist.ts';
export type { PhotoSide } from '#src/shop/services/visits/photo.ts';
