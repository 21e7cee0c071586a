import { addressValue } from '#src/kernel/address-values.ts';
import { readPlainNumber } from '#src/kernel/plain-number.ts';

/** The three questions, in order, and the answers that each asks for. */
export const STEPS = ['pin', 'bill', 'roof'] as const;
export type Step = (typeof STEPS)[number];

/** `roofIn`: the unit of a roof that could not be read as a number; others are in square metres. */
export const FIELDS = {
  pin: ['pin'],
  bill: ['discom', 'bill', 'months', 'units', 'use12'],
  roof: ['home', 'roof', 'roofIn', 'shade', 'dir', 'phase', 'load'],
} as const satisfies Record<Step, readonly string[]>;

/** `growth` is a switch of the plan; the questions carry it along. */
export type AnswerName = (typeof FIELDS)[Step][number] | 'growth';
/** As they were typed. */
export type Answers = Partial<Record<AnswerName, string>>;
/** With what was said twice, which is refused. */
export type Given = Partial<Record<AnswerName, string | string[]>>;

const NAMES = STEPS.flatMap((step): AnswerName[] => [...FIELDS[step]]).filter((name) => name !== 'roofIn');

/** The boxes of the twelve months, January first. */
export const MONTH_BOXES = Array.from({ length: 12 }, (_, index) => `m${index + 1}`);

/** What an address says, without what was left empty. The boxes of twelve months become one answer, and square feet square metres. */
export function readGiven(params: URLSearchParams): Given {
  const given: Given = {};
  for (const name of NAMES) {
    const typed = addressValue(params, name);
    if (typed) given[name] = name === 'bill' && typeof typed === 'string' ? bareAmount(typed) : typed;
  }
  if (addressValue(params, 'growth') === '3') given.growth = '3';
  const boxes = MONTH_BOXES.map((name) => addressValue(params, name));
  if (boxes.some(Array.isArray)) given.use12 = boxes.flat().map(String);
  else if (boxes.some(Boolean)) given.use12 = boxes.map((typed) => ungrouped(String(typed ?? ''))).join(',');
  return inMetres(given, addressValue(params, 'roofIn'));
}

/** What can be shown in the fields: nothing of what was said twice. */
export const answersOf = (given: Given): Answers =>
  Object.fromEntries(Object.entries(given).filter(([, typed]) => typeof typed === 'string'));

export const readAnswers = (params: URLSearchParams): Answers => answersOf(readGiven(params));

/** An amount without what bills write around it: `₹3,200`, `Rs. 3200/-`. */
const bareAmount = (typed: string) => typed.trim().replace(/^(?:₹|Rs\.?)\s*|\s*\/-$/gi, '');

const ungrouped = (typed: string) => String(readPlainNumber(typed) ?? typed);

const M2_PER_SQUARE_FOOT = 0.092903;

/** To a tenth; what is no number stays as it was typed, with its unit, to be refused. */
function inMetres(given: Given, unit: string | string[] | undefined): Given {
  const { roof } = given;
  if (Array.isArray(unit) && typeof roof === 'string') return { ...given, roof: unit.map(() => roof) };
  if (unit !== 'ft' || roof === undefined) return given;
  const feet = typeof roof === 'string' ? readPlainNumber(roof) : undefined;
  return feet === undefined
    ? { ...given, roofIn: 'ft' }
    : { ...given, roof: String(Math.round(feet * M2_PER_SQUARE_FOOT * 10) / 10) };
}

/** Whether an address has empty answers, boxes, or a unit that is done with: a form without script sends them. */
export const isUntidy = (params: URLSearchParams): boolean =>
  [...params].some(([name, value]) => value === '' || MONTH_BOXES.includes(name)) ||
  (params.has('roofIn') && readGiven(params).roofIn === undefined);
