/** What a person checks a restored shop by: each statement gives one value, which must be the same as in the backup. */
export const FIGURES: Record<string, string> = {
  orders: 'select count(*) from "order"',
  orderPaise: 'select coalesce(sum(total_paise), 0) from "order"',
  bookings: 'select count(*) from booking',
  bookingPaise: 'select coalesce(sum(total_paise), 0) from booking',
  refundPaise: 'select coalesce(sum(amount_paise), 0) from refund',
  taxDocuments: 'select count(*) from tax_document',
  customers: 'select count(*) from customer',
  products: 'select count(*) from product',
};
