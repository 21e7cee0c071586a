/** What `npm run bench` measures, in the order of its table, and what is wanted of it. */
export type Measure = {
  part: Part;
  what: string;
  /** A ratio above 1 says how many times as much; one far below 1 is shown as 1/n. */
  unit: 'ratio' | 'kB' | 'MiB' | 'points' | 's' | 'ms';
  atLeast?: number;
  atMost?: number;
};

export type Part = 'reads' | 'busy' | 'orders' | 'renders' | 'bytes' | 'presses' | 'resources' | 'scale' | 'lighthouse';

export const READS = { home: '/', list: '/products', 'API list': '/api/products' } as const;
/** PRODUCT is the id of one that is on sale. */
export const SEEN_FIRST = { home: '/', list: '/products', product: '/productPage/PRODUCT', services: '/ServicePage/1' };

/**
 * The pages that grow with the catalogue, and the suggestions of the search field. PRODUCT is a product; NARROW the price up to which two pages full of
 * products cost ₹50,000 or more, so that a page is equally long in either catalogue.
 */
export const GROWING = {
  'all products': '/products',
  'category, price up': '/products?category=solar-inverters&sort=price-up',
  'brand, revenue': '/products?brand=orvani&sort=revenue',
  'two brands, 4 stars, in stock': '/products?brand=orvani,tejvan&rating=4&available=1&sort=vote-average',
  'narrow price': '/products?min=50000&max=NARROW&sort=popularity',
  'sparse: category, brand, stars, origin':
    '/products?category=solar-pumps&brand=gativo&rating=4&origin=China&sort=newest',
  'a deep page': '/products?sort=newest&page=40',
  'search, common word': '/products?q=solar',
  'search, rare words': '/products?q=5%20kW%20hybrid%20inverter',
  'search, mistyped': '/products?q=submersble%20pmp',
  'a product': '/productPage/PRODUCT',
  suggestions: '/api/search/suggestions?q=',
};

export const PRESSES = {
  filter: 'press on a filter of the list, to the next paint',
  panel: 'press that opens the filters on a phone, to the next paint',
  cart: 'press on a quantity of the cart, to the next paint',
};

export const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

const ratio = (part: Part, what: string, wanted: Pick<Measure, 'atLeast' | 'atMost'> = {}): Measure => ({
  part,
  what,
  unit: 'ratio',
  ...wanted,
});
const reads = Object.keys(READS);
const firstPages = Object.keys(SEEN_FIRST);

export const MEASURES: readonly Measure[] = [
  ...[0.9, undefined, 0.6].map((atLeast, at) => ratio('reads', `${reads[at]} from memory ÷ bare server`, { atLeast })),
  ratio('reads', 'home beside 50 sign-ins ÷ alone', { atLeast: 0.5 }),
  ...reads.map((name) => ratio('busy', `${name} beside orders, hearts and ratings ÷ alone`, { atLeast: 0.7 })),
  ...reads.map((name) => ratio('busy', `p99 of ${name} beside them ÷ alone`, { atMost: 3 })),
  ratio('orders', 'whole checkout, with the sandbox ÷ bare POST', { atLeast: 1 / 150 }),
  ratio('orders', 'whole checkout, without the sandbox’s work ÷ bare POST', { atLeast: 1 / 100 }),
  ratio('orders', 'whole checkout, without the sandbox’s work ÷ commit of one row'),
  ...['home', 'list', 'product', 'search', 'suggestions'].map((name) =>
    ratio('renders', `${name} rendered anew ÷ bare server`),
  ),
  ...['home', 'list', 'product', 'search', 'suggestions'].map((name) =>
    ratio('renders', `${name} rendered anew ÷ at the baseline`, name === 'home' ? { atLeast: 2.5 } : {}),
  ),
  ...firstPages.map((name): Measure => ({ part: 'bytes', what: `script of ${name}`, unit: 'kB', atMost: 115 })),
  ...firstPages.map((name): Measure => ({ part: 'bytes', what: `pictures of ${name}`, unit: 'kB' })),
  ...firstPages.map((name): Measure => ({ part: 'bytes', what: `everything of ${name}`, unit: 'kB' })),
  ...Object.values(PRESSES).map((what): Measure => ({ part: 'presses', what, unit: 'ms', atMost: 100 })),
  { part: 'resources', what: 'shop, idle', unit: 'MiB' },
  { part: 'resources', what: 'database, idle', unit: 'MiB' },
  { part: 'resources', what: 'both, idle', unit: 'MiB', atMost: 200 },
  { part: 'resources', what: 'both, after ten minutes of mixed traffic', unit: 'MiB', atMost: 320 },
  { part: 'resources', what: 'both, after 20,000 addresses more', unit: 'MiB' },
  ...Object.keys(GROWING).map((name) => ratio('scale', `p95 at 100,000 ÷ at 1,000: ${name}`, { atMost: 1.5 })),
  ...firstPages.flatMap((page): Measure[] => [
    ...Object.values(CATEGORIES).map(
      (name): Measure => ({
        part: 'lighthouse',
        what: `${name} of ${page}`,
        unit: 'points',
        atLeast: 100,
      }),
    ),
    { part: 'lighthouse', what: `largest contentful paint of ${page}`, unit: 's', atMost: 1.5 },
  ]),
];
