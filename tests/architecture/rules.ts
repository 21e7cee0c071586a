import { type Import, readImports } from '#tests/architecture/read-imports.ts';

export type SourceFile = { path: string; text: string };
export type Breach = { path: string; why: string };

const isTest = (path: string) => /\.test\.tsx?$|-bench\.tsx?$/.test(path);
const isServerOfPage = (path: string) => /\.server\.tsx?$/.test(path);

/** The roots assemble everything and may import anything. */
const ROOTS = ['src/main.ts', 'src/app.ts', 'src/start-shop.ts', 'src/open-payments.ts', 'src/ready-words.ts'];
/** So are the commands beside `npm start`. */
const isRoot = (path: string) => ROOTS.includes(path) || path.startsWith('src/commands/');

/** Which folders of `src/` a folder may import from, itself always included. Arrows only point down (docs/decisions/0015). */
const BELOW: Record<string, string[]> = {
  web: ['wire', 'kernel'],
  api: ['ssr', 'wire', 'shop', 'platform', 'kernel'],
  ssr: ['wire', 'shop', 'platform', 'kernel'],
  wire: ['shop', 'platform', 'kernel'],
  shop: ['platform', 'kernel'],
  sandbox: ['platform', 'kernel'],
  platform: ['kernel'],
  kernel: [],
};
/** What only a page's `*.server.ts` may also import. */
const BELOW_SERVER_OF_PAGE = ['ssr', 'shop', 'platform'];

/** What the browser takes from `wire/` besides its client: addresses and constants, no codecs. */
const IN_BROWSER = [
  'pages',
  'calls',
  'visitor',
  'state-names',
  'back-office/launch-links',
  'content/page-text-tree',
].map((name) => `src/wire/${name}.ts`);

/** The areas of the shop in order, by domain: each may import only those before it. */
const AREAS = [
  'audit',
  'notifications',
  'back-office/settings',
  'back-office/webhooks',
  'content/page-texts',
  'customers/identity',
  'customers/api-keys',
  'catalogue',
  'content/home',
  'engagement/reviews',
  'engagement/questions',
  'engagement/favourites',
  'engagement/cart',
  'engagement/alerts',
  'customers/addresses',
  'customers/moving-in',
  'sales/delivery',
  'solar/sun',
  'solar/figures',
  'solar/planner',
  'solar/checks',
  'solar/leads',
  'solar/proposals',
  'solar/plant-yield',
  'back-office/opening',
  'services/plans',
  'sales/promotions',
  'sales/payments',
  'sales/tax-documents',
  'sales/units',
  'sales/orders',
  'sales/collections',
  'services/bookings',
  'services/visits',
  'sales/installations',
  'sales/warranty',
  'sales/claims',
  'solar/plants',
  'solar/applications',
  'sales/checkout',
  'sales/cart-reminders',
  'sales/tax-returns',
  'sales/tally',
  'content/support',
  'customers/privacy',
  'back-office/reports',
  'back-office/trial',
  'back-office/backup',
  'back-office/launch',
  'back-office/health',
];
/** The file of `shop/` that joins the areas. Areas may import the joined shop only as a type. */
const SHOP_TYPE = 'src/shop/shop.ts';

/** The only place for each library. A library that is not listed has none yet. */
const HOMES: Record<string, RegExp> = {
  '@opentelemetry/api': /^src\/platform\/trace\//,
  '@opentelemetry/context-async-hooks': /^src\/platform\/trace\//,
  '@opentelemetry/core': /^src\/platform\/trace\//,
  '@opentelemetry/exporter-trace-otlp-http': /^src\/platform\/trace\//,
  '@opentelemetry/resources': /^src\/platform\/trace\//,
  '@opentelemetry/sdk-trace': /^src\/platform\/trace\//,
  '@hono/node-server': /^src\/(main\.ts|platform\/http\/)/,
  '@hono/zod-openapi': /^src\/(api|wire)\//,
  '@react-router/dev': /^src\/web\/routes\.ts$/,
  '@react-router/node': /^src\/(web\/entry\.server\.tsx|ssr\/)/,
  '@tiptap/core': /^src\/web\/workspace\/page-text\/editor\//,
  '@tiptap/extension-link': /^src\/web\/workspace\/page-text\/editor\//,
  '@tiptap/pm': /^src\/web\/workspace\/page-text\/editor\//,
  '@tiptap/react': /^src\/web\/workspace\/page-text\/editor\//,
  '@tiptap/starter-kit': /^src\/web\/workspace\/page-text\/editor\//,
  aws4fetch: /^src\/platform\/media\//,
  'csv-parse': /^src\/platform\/spreadsheet\//,
  'embla-carousel-react': /^src\/web\/ui\/carousel\//,
  fflate: /^src\/platform\/spreadsheet\//,
  hono: /^src\/(app\.ts|start-shop\.ts|api\/|ssr\/|platform\/http\/|sandbox\/)/,
  jose: /^src\/shop\/customers\/identity\/google\//,
  kysely:
    /^src\/(platform\/(database|http)\/|sandbox\/|shop\/catalogue\/seed\/|.*\.store\.ts$|.*\/tables\.generated\.ts$)/,
  'lucide-react': /^src\/web\//,
  marked: /^src\/web\/features\/guide\//,
  'age-encryption': /^src\/platform\/backup\//,
  nodemailer: /^src\/platform\/mail\//,
  pg: /^src\/platform\/database\//,
  'pg-copy-streams': /^src\/platform\/database\/copy\//,
  pdfkit: /^src\/platform\/pdf\//,
  'pg-boss': /^src\/platform\/queue\//,
  pino: /^src\/platform\/log\//,
  'pino-pretty': /^src\/platform\/log\//,
  'prom-client': /^src\/platform\/metrics\//,
  preact: /^src\/web\/(preact\/|entry\.server\.tsx$)/,
  'preact-render-to-string': /^src\/web\/entry\.server\.tsx$/,
  react: /^src\/web\//,
  'react-dom': /^src\/web\//,
  'react-hook-form': /^src\/web\//,
  'react-router': /^src\/(web\/|ssr\/|main\.ts$)/,
  'read-excel-file': /^src\/platform\/spreadsheet\//,
  sharp: /^src\/platform\/media\//,
  uqr: /^src\/(sandbox|platform\/pdf|web\/features\/second-factor)\//,
  tinypool: /^src\/platform\/pdf\//,
  'use-intl': /^src\/(web|shop\/notifications)\//,
  zod: /^src\/(platform\/settings\/|shop\/([\w/-]+\/)?([\w-]+-)?settings\.ts$|shop\/catalogue\/seed\/|shop\/sales\/payments\/razorpay\/)/,
};

const MISSPELT = /\b(tital|catagoriy|discription|lendMarck|Firebaseuser|Gujrat|AbautUs|contectUs)\b/;
const MISSPELT_PLACEMENT = /\b(Flash Delas|Shope)\b/;
const MAY_MISSPELL = /^src\/(wire\/|web\/messages\/en-x-spec\/|kernel\/page-table\.ts)/;
const MAY_NAME_PLACEMENTS = /^src\/(wire\/|web\/messages\/en-x-spec\/|kernel\/placements\.ts|shop\/catalogue\/)/;

const LONGEST = 250;
/** Redirects the console into the log. */
const CONSOLE = 'src/platform/log/capture-output.ts';

/** Every breach in the structure of these files. Paths begin with `src/`. */
export function findBreaches(files: SourceFile[]): Breach[] {
  return files.flatMap((file) =>
    [...shapeBreaches(file), ...spellingBreaches(file), ...importBreaches(file)].map((why) => ({
      path: file.path,
      why,
    })),
  );
}

function shapeBreaches({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const name = path.split('/').at(-1) ?? '';
  if (/\/(utils?|helpers?|common|misc)(\/|\.tsx?$)/.test(path))
    found.push('is called utils or helpers: say what it does');
  if (/^index\.tsx?$/.test(name)) found.push('is a barrel: import from where things are');
  if (!/^(\$)?[a-z0-9]+([.-][a-z0-9]+)*$/.test(name) && name !== 'README.md' && !/^src\/web\/messages\//.test(path))
    found.push('is not kebab-case');
  if (/\.tsx?$/.test(name) && !isTest(path) && path !== CONSOLE && /\bconsole\.(?!ts\b)\w/.test(text))
    found.push('prints by the console: the log is one form');
  if (/^src\/web\/(?!ui\/).*\.tsx$/.test(path) && !isTest(path) && /<table\b/.test(text))
    found.push('draws a table of its own: use Table or FactTable of web/ui');
  const lines = text.split('\n').length;
  // What a command writes is as long as what it is made from.
  if (/\.(tsx?|js)$/.test(name) && !isTest(path) && !name.endsWith('.generated.ts') && lines > LONGEST)
    found.push(`has ${lines} lines, more than ${LONGEST}`);
  return found;
}

function spellingBreaches({ path, text }: SourceFile): string[] {
  if (isTest(path)) return [];
  const found: string[] = [];
  const word = MAY_MISSPELL.test(path) ? undefined : MISSPELT.exec(text)?.[0];
  if (word) found.push(`says ${word}: misspelt words live in wire/ (addresses of pages in kernel/page-table.ts)`);
  const placement = MAY_NAME_PLACEMENTS.test(path) ? undefined : MISSPELT_PLACEMENT.exec(text)?.[0];
  if (placement) found.push(`says ${placement}: placements are named in kernel/placements.ts`);
  return found;
}

function importBreaches({ path, text }: SourceFile): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  return readImports(text).flatMap((one) => {
    if (one.from.startsWith('node:')) return [];
    const why =
      one.from.startsWith('.') || one.from.startsWith('#') ? houseBreach(path, one) : libraryBreach(path, one.from);
    return why ? [`line ${one.line}: ${why}`] : [];
  });
}

function libraryBreach(path: string, from: string): string | undefined {
  if (isTest(path)) return undefined;
  const library = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
  const home = HOMES[library];
  if (!home) return `${library} has no home: give it one in tests/architecture/rules.ts`;
  if (home.test(path)) return undefined;
  return `imports ${library}, whose home is ${home.source}`;
}

/** `src/web/root.tsx` for `#src/web/root.tsx` or `./root.tsx`. Types that the router generates belong to no folder. */
function resolve(path: string, from: string): string | undefined {
  if (from.startsWith('#src/')) return `src/${from.slice('#src/'.length)}`;
  if (from.startsWith('#tests/')) return `tests/${from.slice('#tests/'.length)}`;
  if (/(^|\/)\+types\//.test(from)) return undefined;
  const parts = path.split('/').slice(0, -1);
  for (const part of from.replace(/\?.*$/, '').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function houseBreach(path: string, { from, typeOnly }: Import): string | undefined {
  const target = resolve(path, from);
  if (!target || isTest(path)) return undefined;
  if (target.startsWith('tests/')) return `imports ${target}, which is for tests`;
  if (isTest(target)) return `imports the test ${target}`;
  if (!target.startsWith('src/')) return isRoot(path) ? undefined : `imports ${target} from outside src/`;
  const privately = storeBreach(path, target);
  if (privately) return privately;
  if (isRoot(path)) return target.startsWith('src/web/') ? `imports ${target}: pages come in as the build` : undefined;
  if (isRoot(target)) return `imports the root ${target}`;
  const [own, theirs] = [path.split('/')[1] ?? '', target.split('/')[1] ?? ''];
  if (own === theirs) {
    if (own === 'shop') return areaBreach(path, target, typeOnly);
    return (own === 'web' ? roomBreach(path, target) : undefined) ?? browserBreach(path, target, typeOnly);
  }
  const allowed = BELOW[own];
  if (!allowed) return `lies in ${own}/, a folder without a place in tests/architecture/rules.ts`;
  if (!allowed.includes(theirs) && !(own === 'web' && isServerOfPage(path) && BELOW_SERVER_OF_PAGE.includes(theirs))) {
    return `imports ${target}: ${own}/ may import from ${[own, ...allowed].join('/, ')}/${own === 'web' ? '; a page’s *.server.ts more' : ''}`;
  }
  return browserBreach(path, target, typeOnly);
}

/** What reaches the browser: components, and the API client. */
const reachesBrowser = (path: string) =>
  (path.startsWith('src/web/') && !isServerOfPage(path) && !/entry\.server/.test(path)) ||
  path.startsWith('src/wire/client/');

function browserBreach(path: string, target: string, typeOnly: boolean): string | undefined {
  if (!reachesBrowser(path)) return undefined;
  if (path.startsWith('src/wire/client/') && !/^src\/(wire|kernel)\//.test(target))
    return `imports ${target}: the client knows only wire/ and kernel/`;
  if (/^src\/wire\/(?!client\/)/.test(target) && !IN_BROWSER.includes(target) && !typeOnly)
    return `imports ${target}: codecs of the wire stay on the server`;
  if (
    isServerOfPage(target) &&
    !typeOnly &&
    path.startsWith('src/web/') &&
    !/^src\/web\/(.*\/([\w-]+-)?page|root)\.tsx$/.test(path)
  ) {
    return `imports ${target}: only a page may name its *.server.ts`;
  }
  return undefined;
}

/** `sales/orders` for a file below it. The domains `audit`, `notifications` and `catalogue` are one area each. */
const area = (path: string) => /^src\/shop\/((?:audit|catalogue|notifications)(?=\/)|[^/]+\/[^/]+)\//.exec(path)?.[1];

/** A store is private to its folder: an area of the shop, or a part of the platform or sandbox. */
function storeBreach(path: string, target: string): string | undefined {
  if (!/\.store\.ts$/.test(target)) return undefined;
  const home = area(target)
    ? `src/shop/${area(target)}/`
    : target.startsWith('src/sandbox/')
      ? 'src/sandbox/'
      : undefined;
  return home && !path.startsWith(home) ? `imports ${target}, which is private to ${home}` : undefined;
}

function areaBreach(path: string, target: string, typeOnly: boolean): string | undefined {
  const [own, theirs] = [area(path), area(target)];
  if (!own) return undefined; // shop.ts and register-jobs.ts join the areas
  if (!AREAS.includes(own)) return `lies in the area ${own}, which has no place in the order of areas`;
  if (target === SHOP_TYPE) return typeOnly ? undefined : `imports ${target}: areas know the whole shop as a type only`;
  if (!theirs) return `imports ${target}, which joins the areas`;
  return AREAS.indexOf(theirs) <= AREAS.indexOf(own) && AREAS.includes(theirs)
    ? undefined
    : `imports ${target}: ${theirs} comes after ${own}`;
}

/** The layers of `web/`, the lowest first: each may use those below it. Front ends do not use each other. */
const FLOORS = [
  ['preact'],
  ['ui', 'messages'],
  ['context'],
  ['features'],
  ['layout'],
  ['storefront', 'account', 'workspace', 'technician'],
];
const floor = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room));

/** Pages do not import each other: what two of them need is a feature. Files directly below `web/` join everything. */
function roomBreach(path: string, target: string): string | undefined {
  const [own = '', ownPage = ''] = path.split('/').slice(2);
  const [theirs = '', theirPage = ''] = target.split('/').slice(2);
  if (/\.\w+$/.test(own) || own === 'messages' || theirs === 'messages') return undefined;
  if (/\.\w+$/.test(theirs)) return `imports ${target}, which joins the rooms of web/`;
  if (floor(own) < 0) return `lies in web/${own}/, which has no floor in tests/architecture/rules.ts`;
  if (floor(theirs) > floor(own)) return `imports ${target}: ${theirs}/ stands above ${own}/`;
  if (floor(own) === FLOORS.length - 1 && floor(theirs) === floor(own) && (own !== theirs || ownPage !== theirPage)) {
    return `imports ${target}, another page's part: make it a feature`;
  }
  return undefined;
}

/** Lines per file: the median and the ninth decile, measured in the same way as for the reference projects. */
export function fileSizes(files: SourceFile[]): { files: number; median: number; p90: number; longest: string } {
  const sized = files
    .filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => sized[Math.min(sized.length - 1, Math.floor(sized.length * share))]?.lines ?? 0;
  const last = sized.at(-1);
  return { files: sized.length, median: at(0.5), p90: at(0.9), longest: `${last?.path} (${last?.lines})` };
}
