import { PAGES, type PageName } from '#src/kernel/page-table.ts';

/** Pages that the table gives as a pattern, or that have more than one state. */
const STATES: Partial<Record<PageName, string[]>> = {
  products: ['/products', '/products?category=solar-panels', '/products?category=nothing-of-the-kind'],
  services: ['/ServicePage/1'],
  service: ['/Service/1'],
  signUp: ['/signup', '/signup?face=sign-in'],
  resetPassword: ['/reset-password#token=none'],
  verifyEmail: ['/verify-email#token=none'],
  pay: ['/pay#token=unknown'],
  userList: ['/user/favorites', '/user/cart', '/user/ratings'],
  bookService: ['/ServiceBookPage?plan=1'],
  solar: ['/solar', '/solar?step=bill&pin=380060', '/solar?step=plan&pin=380060&discom=ugvcl&bill=3200&roof=2'],
  solarPlan: ['/solar/plan?pin=380060&discom=ugvcl&bill=3200&roof=60', '/solar/plan?pin=380060&discom=ugvcl&bill=300'],
  solarFit: ['/solar/fit', '/solar/fit?kit=ruvanta-3kw-dcr-on-grid-rooftop-kit', '/solar/fit?panels=0&phase=1'],
  solarEv: ['/solar/ev', '/solar/ev?phase=1&load=5&peak=3&run=30&kwh=30', '/solar/ev?phase=1'],
  solarWater: ['/solar/water', '/solar/water?people=4&hard=yes', '/solar/water?people=x&hard=yes'],
  solarPump: [
    '/solar/pump',
    '/solar/pump?pin=380060&level=24&drawdown=3&tank=4&pipe=60&bore=50&litres=15000',
    '/solar/pump?pin=1&level=24',
  ],
  solarBackup: ['/solar/backup', '/solar/backup?fans=2&lights=5&hours=4', '/solar/backup?hours=4'],
  leads: ['/admin/solar', '/admin/solar?state=lost'],
  datasheet: [], // a PDF
  googleDone: [], // closes itself
};

/** The addresses of the pages with one of these accesses, one for each state. A technician's visit and a single product or order are not among them. */
export const pageStates = (...access: string[]): string[] =>
  Object.entries(PAGES).flatMap(([name, page]) =>
    access.includes(page.access) ? (STATES[name as PageName] ?? (page.path.includes(':') ? [] : [page.path])) : [],
  );
