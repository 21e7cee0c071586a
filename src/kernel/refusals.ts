import { formatPaise, paise } from './money.ts';
import { BACK_OFFICE } from './refusals/back-office.ts';
import { CATALOGUE } from './refusals/catalogue.ts';
import { CONTENT } from './refusals/content.ts';
import { CUSTOMERS } from './refusals/customers.ts';
import { ENGAGEMENT } from './refusals/engagement.ts';
import { FILES } from './refusals/files.ts';
import { NOT_FOUND } from './refusals/not-found.ts';
import { REQUESTS } from './refusals/requests.ts';
import { SALES } from './refusals/sales.ts';
import { SERVICES } from './refusals/services.ts';
import { VALUES } from './refusals/values.ts';

/**
 * Every reason for which something is refused, with its English for those who use the API. Pages word a reason by its code, in the
 * reader's language: `messages/<locale>/refusals.json` has all of these, and a test sees to it.
 * @internal for tests: everything else names a reason by its code
 */
export const REASONS = {
  ...REQUESTS,
  ...VALUES,
  ...FILES,
  ...NOT_FOUND,
  ...CUSTOMERS,
  ...ENGAGEMENT,
  ...CONTENT,
  ...CATALOGUE,
  ...SALES,
  ...SERVICES,
  ...BACK_OFFICE,
} as const;

export type ReasonCode = keyof typeof REASONS;

/** What is filled into a reason's words. `amount` is money, in paise. */
export type ReasonParams = Record<string, string | number>;

type Places<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never;
type ParamsOf<Code extends ReasonCode> = Record<Places<(typeof REASONS)[Code]>, string | number>;

/** The codes whose words have nothing to fill in. */
export type PlainCode = {
  [Code in ReasonCode]: [Places<(typeof REASONS)[Code]>] extends [never] ? Code : never;
}[ReasonCode];

/** Why something is refused: for pages the code and what is filled in, for the API the English beside them. */
export type Reason = { code: ReasonCode; params?: ReasonParams; message: string };
/** A reason as it is thrown: a code alone, or with what `because` fills in. */
export type Because = PlainCode | Reason;

/** A reason with something to fill in. */
export const because = <Code extends ReasonCode>(code: Code, params: ParamsOf<Code>): Reason => worded(code, params);

export const toReason = (given: Because): Reason => (typeof given === 'string' ? worded(given) : given);

/** The same with facts that come from elsewhere, such as a schema: what they lack stays open. */
export function worded(code: ReasonCode, params: ReasonParams = {}): Reason {
  const message = REASONS[code].replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = params[name];
    return value === undefined ? place : name === 'amount' ? formatPaise(paise(Number(value))) : String(value);
  });
  return { code, ...(Object.keys(params).length > 0 && { params }), message };
}

export const isReasonCode = (text: string): text is ReasonCode => Object.hasOwn(REASONS, text);
