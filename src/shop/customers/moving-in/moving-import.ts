import { DAY_MS } from '#src/kernel/india-time.ts';
import type { PastOrderState } from '#src/kernel/past-order-states.ts';

export type MovingKind = 'customers' | 'orders';
export type MovingSource = 'shopify' | 'woocommerce';

/** An address as the former shop kept it; '' for what it lacks. */
export type FormerAddress = {
  name: string;
  street: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
  phone: string;
};

/** A customer as a row of a file says it. */
export type CustomerRow = {
  line: number;
  email: string;
  name: string;
  phone: string;
  address: FormerAddress | null;
  note: string;
  tags: string;
  orderCount: number;
  spentPaise: number;
  /** The file says that they agreed to advertising. */
  consented: boolean;
};

/** `totalPaise` is what all of them cost, as the former shop counted it. */
export type PastOrderLine = { name: string; sku: string; quantity: number; totalPaise: number };

/** An order as the rows of a file say it. */
export type OrderRow = {
  line: number;
  number: string;
  email: string | null;
  name: string;
  phone: string;
  placedAt: string;
  state: PastOrderState;
  subtotalPaise: number;
  discountPaise: number;
  discountCode: string;
  shippingPaise: number;
  taxPaise: number;
  totalPaise: number;
  refundedPaise: number;
  lines: PastOrderLine[];
  billing: FormerAddress | null;
  shipping: FormerAddress | null;
};
export type MovingRow = CustomerRow | OrderRow;

/** What is wrong with a row, in plain English for the file of faults; pages have their own words. `{}` is its detail. */
const FAULTS = {
  required: 'This is needed',
  email: 'Must be an email address',
  number: 'Must be a number, not below zero',
  paise: 'Rupees have at most two places',
  currency: 'Only amounts in rupees can be taken over, not in {}',
  date: 'Must be a date with a time, such as 2025-09-22 14:30:00 +0530',
  'date-unclear': 'Day and month cannot be told apart in this file. Export it again with dates such as 2025-09-22',
  twice: 'Line {} says something else of the same',
  'no-lines': 'This order has no products',
} as const;
export type MovingFault = { line: number; column: string; value: string; code: keyof typeof FAULTS; detail?: string };
export const movingFaultWords = ({ code, detail = '' }: MovingFault): string => FAULTS[code].replace('{}', detail);

/**
 * `known`: of the new ones, how many the shop knows by their e-mail address. `same`: in the shop already, or repeated in the file.
 */
type MovingCounts = { rows: number; new: number; known: number; same: number; refused: number };
export type MovingReport = {
  counts: MovingCounts;
  /** Customers who agreed to advertising. */
  consented: number;
  faultCount: number;
  faults: MovingFault[];
  /** The first names or numbers that would come in; empty once they are in. */
  sample: string[];
  /** After it was taken back: how many went, and how many stayed because they were invited. */
  undone?: { removed: number; kept: number };
};

export type MovingImport = {
  id: string;
  kind: MovingKind;
  source: MovingSource;
  actorName: string;
  fileName: string;
  /** `checked`: looked through, nothing has changed yet. */
  state: 'checked' | 'done' | 'undone';
  report: MovingReport;
  createdAt: Date;
  endedAt: Date | null;
};

/** Until when it can be taken back. */
export const undoableUntil = ({ state, endedAt }: Pick<MovingImport, 'state' | 'endedAt'>): Date | undefined =>
  state === 'done' && endedAt ? new Date(endedAt.getTime() + DAY_MS) : undefined;
