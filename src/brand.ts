/** Everything that names this shop outside the style sheet: another shop changes this file, tokens.css and logo.tsx. Pages, mails and papers read it; it imports nothing. */
export const BRAND = {
  name: 'Kiran',
  longName: 'Kiran Solar',
  /** For the browser's own chrome; the same values as in styles/tokens.css. */
  themeColor: { light: '#ffffff', dark: '#0a1420' },
  /** Colour of the payment window (spec.md §7). */
  paymentColor: '#115292',
  contact: { phone: '+91 79 0000 0000', email: 'care@kiran.example', hours: '9:00 – 18:00', city: 'Ahmedabad' },
  /** Who sells, as the E-Commerce Rules 2020 want it shown; placeholders as long as nobody real sells here. */
  legal: {
    seller: 'Kiran Solar Private Limited',
    address: 'Kiran House, Ashram Road, Ahmedabad 380009, Gujarat, India',
    courts: 'Ahmedabad',
    grievanceOfficer: { name: 'Meera Trivedi', title: 'Grievance Officer', email: 'grievance@kiran.example', phone: '+91 79 0000 0001' },
    paymentProvider: 'Razorpay',
    /** What the terms promise, in days. */
    days: { dispatch: 3, delivery: 10, returns: 7, refund: 7 },
    termsOf: '2026-11-01',
  },
  /** Figures that the shop shows; settings, not counts (visual.md). */
  figures: { serviceRating: 4.6, serviceCustomers: '1m' },
} as const;
