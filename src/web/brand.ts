/** Everything that names this shop outside the style sheet: another shop changes this file, tokens.css and logo.tsx. */
export const BRAND = {
  name: 'Kiran',
  longName: 'Kiran Solar',
  /** For the browser's own chrome; the same values as in styles/tokens.css. */
  themeColor: { light: '#ffffff', dark: '#0a1420' },
  /** Colour of the payment window (spec.md §7). */
  paymentColor: '#115292',
  contact: { phone: '+91 79 0000 0000', email: 'care@kiran.example', hours: '9:00 – 18:00', city: 'Ahmedabad' },
  /** Figures that the shop shows; settings, not counts (visual.md). */
  figures: { serviceRating: 4.6, serviceCustomers: '1m' },
} as const;
