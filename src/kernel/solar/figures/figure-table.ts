/** What a number is. Rupees are stored in paise. */
export type FigureUnit = 'rupees' | 'percent' | 'kW' | 'days' | 'months' | 'years' | 'kg';
export type FigureField = { unit: FigureUnit; max: number; least?: number };

/** What a figure's value consists of: named numbers, a tariff, companies by PIN prefix, or a text. */
export type FigureShape =
  | { kind: 'numbers'; fields: Readonly<Record<string, FigureField>> }
  | { kind: 'slabs' }
  | { kind: 'prefixes' }
  | { kind: 'text' };

/** `state`: the State that it is of; a shop that does not sell there neither shows nor uses it. */
type FigureRow = { subject: string; scopes: readonly string[]; shape: FigureShape; state?: string };

const numbers = <Name extends string>(fields: Record<Name, FigureField>) => ({ kind: 'numbers', fields }) as const;
const TARIFFS_OF = 'Gujarat';
const share = { unit: 'percent', max: 100 } as const;
const kw = { unit: 'kW', max: 1000 } as const;
const rupees = (max: number) => ({ unit: 'rupees', max }) as const;

/**
 * Every figure that changes by law, tariff or trade: what it is about, for whom it may differ, and what its value consists of. Its values are rows of
 * `dated_figure` (docs/decisions/0049). All amounts are before what another figure adds.
 */
export const FIGURES = {
  'subsidy-rates': {
    subject: 'subsidy',
    scopes: ['india'],
    shape: numbers({
      perKw: rupees(200_000),
      firstKw: kw,
      perKwBeyond: rupees(200_000),
      lastKw: kw,
      specialPercent: share,
    }),
  },
  'vendor-registration': { subject: 'subsidy', scopes: ['shop'], shape: { kind: 'text' } },
  'gst-installed': {
    subject: 'tax',
    scopes: ['india'],
    shape: numbers({ goodsShare: share, goodsRate: share, serviceRate: share }),
  },
  // Above it, an inter-State invoice to a consumer is reported alone in GSTR-1 (table 5).
  'b2c-large': { subject: 'filing', scopes: ['india'], shape: numbers({ invoice: rupees(100_000_000) }) },
  // From this turnover of any year on, documents to businesses need e-invoices.
  'e-invoice': { subject: 'filing', scopes: ['india'], shape: numbers({ turnover: rupees(10_000_000_000) }) },
  // The highest of any financial year since 2017-18, of the PAN, as the owner knows it.
  turnover: { subject: 'filing', scopes: ['shop'], shape: numbers({ turnover: rupees(10_000_000_000) }) },
  // Goods above it move with an e-way bill; within a State, that State's own figure.
  'e-way-bill': {
    subject: 'filing',
    scopes: ['inter-state', 'intra-state'],
    shape: numbers({ consignment: rupees(100_000_000) }),
  },
  'discom-by-pin': { subject: 'tariff', state: TARIFFS_OF, scopes: ['gujarat'], shape: { kind: 'prefixes' } },
  slabs: {
    subject: 'tariff',
    state: TARIFFS_OF,
    scopes: ['state-urban', 'state-rural', 'torrent-ahmedabad', 'torrent-surat'],
    shape: { kind: 'slabs' },
  },
  'fuel-adjustment': {
    subject: 'tariff',
    state: TARIFFS_OF,
    scopes: ['state', 'torrent-ahmedabad', 'torrent-surat'],
    shape: numbers({ perUnit: rupees(100) }),
  },
  duty: { subject: 'tariff', state: TARIFFS_OF, scopes: ['urban', 'rural'], shape: numbers({ rate: share }) },
  surplus: { subject: 'tariff', state: TARIFFS_OF, scopes: ['home'], shape: numbers({ perUnit: rupees(100) }) },
  'scheme-loan': {
    subject: 'loan',
    scopes: ['india'],
    shape: numbers({ most: rupees(10_000_000), rate: share, months: { unit: 'months', max: 600, least: 1 } }),
  },
  'work-per-kw': { subject: 'price', scopes: ['shop'], shape: numbers({ net: rupees(1_000_000) }) },
  // Together 100; others are not used (installations/milestone-shares.ts).
  milestones: {
    subject: 'price',
    scopes: ['shop'],
    shape: numbers({ onOrder: share, onDelivery: share, onHandover: share }),
  },
  upkeep: { subject: 'price', scopes: ['shop'], shape: numbers({ perYear: rupees(1_000_000) }) },
  'marginal-payback': {
    subject: 'price',
    scopes: ['shop'],
    shape: numbers({ years: { unit: 'years', max: 25, least: 1 } }),
  },
  'proposal-validity': {
    subject: 'price',
    scopes: ['shop'],
    shape: numbers({ days: { unit: 'days', max: 365, least: 1 } }),
  },
  'survey-fee': { subject: 'price', scopes: ['shop'], shape: numbers({ fee: rupees(100_000) }) },
  losses: {
    subject: 'sun',
    scopes: ['shop'],
    shape: numbers({
      dust: share,
      shade: share,
      mismatch: share,
      wiring: share,
      joints: share,
      lightInduced: share,
      outages: share,
    }),
  },
  co2: { subject: 'sun', scopes: ['india'], shape: numbers({ perUnit: { unit: 'kg', max: 5 } }) },
} as const satisfies Record<string, FigureRow>;

export type FigureKey = keyof typeof FIGURES;
export const FIGURE_KEYS = Object.keys(FIGURES) as FigureKey[];
export const FIGURE_SUBJECTS = ['subsidy', 'tax', 'tariff', 'loan', 'price', 'sun', 'filing'] as const;
/** The subjects that a customer's plan is computed with; the others are between the shop and the tax office. */
export const PUBLIC_SUBJECTS = FIGURE_SUBJECTS.filter((subject) => subject !== 'filing');
export type FigureSubject = (typeof FIGURE_SUBJECTS)[number];
export type FigureScope<K extends FigureKey = FigureKey> = (typeof FIGURES)[K]['scopes'][number];

/** Whether a figure matters to a shop that sells to these States. */
export function concerns(key: FigureKey, states: readonly string[]): boolean {
  const { state }: FigureRow = FIGURES[key];
  return state === undefined || states.includes(state);
}

export const shapeOf = (key: FigureKey): FigureShape => FIGURES[key].shape;

/** Whom a tariff is charged by. */
export const DISCOMS = ['pgvcl', 'ugvcl', 'mgvcl', 'dgvcl', 'torrent-ahmedabad', 'torrent-surat'] as const;
export type Discom = (typeof DISCOMS)[number];

/** A tariff's fixed charge of a month by sanctioned load, and its steps by units of a month; each list's last has no end. Money in paise. */
export type SlabsValue = {
  fixed: { upToKw: number | null; paise: number }[];
  slabs: { upTo: number | null; paisePerUnit: number }[];
};
/** The companies that a PIN prefix may belong to: with more than one, the reader is asked. */
export type PrefixesValue = Record<string, Discom[]>;

type ValueOf<Shape> = Shape extends { kind: 'numbers'; fields: infer Fields }
  ? { [name in keyof Fields]: number }
  : Shape extends { kind: 'slabs' }
    ? SlabsValue
    : Shape extends { kind: 'prefixes' }
      ? PrefixesValue
      : { text: string };
export type FigureValue<K extends FigureKey = FigureKey> = ValueOf<(typeof FIGURES)[K]['shape']>;
