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
import { SOLAR } from './refusals/solar.ts';
import { VALUES } from './refusals/values.ts';

/**
 * Every reason for a refusal, in English for API clients. Pages word a reason by its code, in the reader's language:
 * `messages/<locale>/refusals.json` has all of these, and a test makes sure of it.
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
  ...SOLAR,
  ...BACK_OFFICE,
} as const;

export type ReasonCode = keyof typeof REASONS;

/** The parameters of a reason's text. `amount` is money, in paise. */
export type ReasonParams = Record<string, string | number>;

type Places<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never;
type ParamsOf<Code extends ReasonCode> = Record<Places<(typeof REASONS)[Code]>, string | number>;

/** The codes whose texts have no parameters. */
export type PlainCode = {
  [Code in ReasonCode]: [Places<(typeof REASONS)[Code]>] extends [never] ? Code : never;
}[ReasonCode];

/** Why something is refused: the code and its parameters for pages, the English for the API. */
export type Reason = { code: ReasonCode; params?: ReasonParams; message: string };
/** A reason as it is thrown: only a code, or one with parameters from `because`. */
export type Because = PlainCode | Reason;

/** A reason with parameters. */
export const because = <Code extends ReasonCode>(code: Code, params: ParamsOf<Code>): Reason => worded(code, params);

export const toReason = (given: Because): Reason => (typeof given === 'string' ? worded(given) : given);

/** The same with parameters from elsewhere, such as a schema: missing ones are left unfilled. */
export function worded(code: ReasonCode, params: ReasonParams = {}): Reason {
  const message = REASONS[code].replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = params[name];
    return value === undefined ? place : name === 'amount' ? formatPaise(paise(Number(value))) : String(value);
  });
  return { code, ...(Object.keys(params).length > 0 && { params }), message };
}

export const isReasonCode = (text: string): text is ReasonCode => Object.hasOwn(REASONS, text);
