/** Files that may name tables of another domain in SQL. Functions of the owning domain come first; each exception says why one is not possible. */
export type Allowance = {
  /** A file, or a folder with a trailing slash. */
  by: string;
  /** `all` tables, or the ones listed. */
  reads?: 'all' | readonly string[];
  writes?: 'all' | readonly string[];
  why: string;
};

export const ALLOWED: readonly Allowance[] = [
  {
    by: 'src/shop/customers/privacy/',
    reads: 'all',
    writes: 'all',
    why: 'export and erasure are loops over every table that can hold something about a person (personal-data.store.ts)',
  },
  {
    by: 'src/shop/back-office/trial/',
    reads: 'all',
    writes: 'all',
    why: 'clearing what was tried takes it out of every table, in one transaction',
  },
  {
    by: 'src/shop/back-office/reports/',
    reads: 'all',
    why: 'reports add up what all domains hold, each in one statement',
  },
  {
    by: 'src/shop/back-office/health/health.store.ts',
    reads: ['payment', 'refund', 'reservation'],
    why: 'what waits is counted for alarms, each in one small statement within a time limit',
  },
  {
    by: 'src/shop/catalogue/pictures/picture.store.ts',
    reads: ['home_banner', 'store_setting'],
    why: 'a picture is deleted only while nothing shows it, in the statement that deletes it; banners and settings show pictures too',
  },
  {
    by: 'src/shop/back-office/opening/opening.store.ts',
    reads: ['payment'],
    why: 'a shop that has sold cannot be opening soon again; payments come after the opening in the order of areas',
  },
  {
    by: 'src/shop/customers/identity/second-factor.store.ts',
    reads: ['mail'],
    why: 'a person’s language is that of the last mail to them',
  },
  {
    by: 'src/shop/engagement/cart/cart.store.ts',
    reads: ['product'],
    why: 'a line is added with the price and stock of that moment, in one statement',
  },
  {
    by: 'src/shop/sales/claims/claim-board.store.ts',
    reads: ['user'],
    why: 'the board names and searches the customers of all claims in one statement; identity comes before sales',
  },
  {
    by: 'src/shop/solar/applications/board.store.ts',
    reads: ['user'],
    why: 'the board names and searches the customers of all applications in one statement; identity comes before solar',
  },
  {
    by: 'src/shop/solar/plants/plant.store.ts',
    reads: ['user'],
    why: 'the desk names and searches the customers of 10,000 plants in one statement; identity comes before solar',
  },
  {
    by: 'src/shop/engagement/alerts/alert.store.ts',
    reads: ['product'],
    why: 'an alert is set with the price of that moment, and which have come true is one join; the catalogue comes before its alerts',
  },
  {
    by: 'src/shop/engagement/questions/desk.store.ts',
    reads: ['product'],
    why: 'a page of questions, with the names of what they are about, is cut and searched by the database; the catalogue comes before its questions',
  },
  {
    by: 'src/shop/engagement/reviews/report.store.ts',
    reads: ['product'],
    why: 'a page of reports, with the names of what they are about, is cut by the database',
  },
  {
    by: 'src/shop/engagement/reviews/comment.store.ts',
    reads: ['order', 'order_line', 'product'],
    why: 'whether a reviewer bought the product (orders come after reviews in the order of areas), and the newest praise of a product on sale, each in one statement',
  },
  {
    by: 'src/shop/sales/checkout/cashback.store.ts',
    reads: ['booking', 'visit'],
    why: 'cashbacks that are due are looked for in one statement; for a plan they wait for its first visit',
  },
  {
    by: 'src/shop/sales/delivery/delivery.store.ts',
    reads: ['audit_entry'],
    why: 'a zone that the owner has changed has its line in the audit log, and keeps its days',
  },
  {
    by: 'src/shop/services/bookings/roster.store.ts',
    reads: ['user'],
    why: 'technicians with the addresses of their accounts, as they are now',
  },
  {
    by: 'src/shop/services/bookings/booking.store.ts',
    reads: ['payment'],
    why: 'a booking is shown with the ids under which the payment provider knows its payment, in the statement that reads it',
  },
  {
    by: 'src/shop/services/bookings/booking-filter.store.ts',
    reads: ['payment'],
    why: 'a booking is found by those ids, in the statement that looks for it',
  },
  {
    by: 'src/shop/services/bookings/slot.store.ts',
    reads: ['payment'],
    why: 'what a shopper’s own open payment holds counts as free for them; payments come after bookings in the order of areas',
  },
];
