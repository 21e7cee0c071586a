import type { z } from '@hono/zod-openapi';
import { paise, toRupees } from '#src/kernel/money.ts';
import { isReasonCode, type Reason, type ReasonCode, type ReasonParams, worded } from '#src/kernel/refusals.ts';
import { FAULT_STATUS, type Fault, invalid } from '#src/platform/fault.ts';

/** Domain names of fields that the wire spells differently. */
const WIRE_FIELDS: Record<string, string> = {
  title: 'tital',
  category: 'catagoriy',
  description: 'discription',
  landmark: 'lendMarck',
  placement: 'addTo',
  otherImages: 'otherImage',
  signature: 'razorpay_signature',
  gstRateBp: 'gstPercent',
};

/** Refusals whose fields a schema has named: they already have the wire's names, where a page's `title` is spelt the same. */
const named = new WeakSet<Fault>();

/**
 * `{"status":"fail","code":…,"message":…,"fields":…}` and its HTTP status (rules.md §3). In addition to the English of `message` and
 * `fields` there are `reasonCode`, `params` and `fieldReasons`, from which pages word it in the reader's language.
 */
export function encodeFault(fault: Fault, requestId: string | undefined) {
  const status = FAULT_STATUS[fault.code];
  const spelt = (name: string) => (named.has(fault) ? name : (WIRE_FIELDS[name] ?? name));
  const reasons = fault.fieldReasons && Object.entries(fault.fieldReasons);
  const byField = <Told>(told: (reason: Reason) => Told) =>
    Object.fromEntries((reasons ?? []).map(([name, reason]) => [spelt(name), told(reason)]));
  return {
    http: status,
    body: {
      ...encodeDetail(fault.detail),
      status: status >= 500 ? ('error' as const) : ('fail' as const),
      code: fault.code,
      message: fault.message,
      reasonCode: fault.reason.code,
      ...(fault.reason.params && { params: fault.reason.params }),
      ...(reasons && {
        fields: byField(({ message }) => message),
        fieldReasons: byField(({ code, params }) => ({ code, ...(params && { params }) })),
      }),
      ...(status >= 500 && { requestId }),
    },
  };
}

/** Amounts in a refusal's details that a person would read as a price. `total`, `amount` and `charges` are in the paise that POST /razorpay takes. */
const IN_RUPEES = new Set(['price', 'value', 'minTotal']);

/**
 * A refusal's details: products under their wire name, prices and limits in rupees. A value that is an object already, such as a product,
 * is already encoded.
 */
function encodeDetail(detail: Record<string, unknown> | undefined): Record<string, unknown> {
  if (!detail) return {};
  const encode = (facts: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(facts).map(([key, value]) => {
        if (key === 'productId') return ['_id', value];
        if (Array.isArray(value))
          return [
            key,
            value.map((one) => (one && typeof one === 'object' ? encode(one as Record<string, unknown>) : one)),
          ];
        return [key, IN_RUPEES.has(key) && typeof value === 'number' ? toRupees(paise(value)) : value];
      }),
    );
  return encode(detail);
}

const WRAPPERS = new Set(['address', 'booking', 'comment', 'itemToAdd']);

/** The reason for a value of the wrong kind if its schema has none of its own. */
const KINDS: Partial<Record<string, ReasonCode>> = {
  string: 'must-be-text',
  number: 'must-be-number',
  int: 'must-be-whole',
  boolean: 'must-be-flag',
  array: 'must-be-list',
  object: 'must-be-object',
};

/** The refusal of input that does not fit its schema. `input`: what the schema was given. */
export function misfit(error: z.ZodError, input: unknown): Fault {
  const fault = invalid(fieldsOf(error, input));
  named.add(fault);
  return fault;
}

/** One reason per field; wrappers such as `address` are left out of the name. */
function fieldsOf(error: z.ZodError, input: unknown): Record<string, Reason> {
  const fields: Record<string, Reason> = {};
  for (const issue of error.issues) {
    const name = unwrapped(issue.path).join('.') || 'body';
    const missing =
      (issue.code === 'invalid_type' || issue.code === 'invalid_union' || issue.code === 'invalid_value') &&
      valueAt(input, issue.path) === undefined;
    fields[name] ??= missing ? worded('required') : reasonOf(issue);
  }
  return fields;
}

type Issue = z.ZodError['issues'][number];

/** Our own reason if the schema names one (`coded`), else the nearest to the library's issue, with its English. */
function reasonOf(issue: Issue): Reason {
  if (isReasonCode(issue.message)) return worded(issue.message, limitsOf(issue));
  const kind = issue.code === 'invalid_type' ? KINDS[issue.expected] : undefined;
  if (kind) return worded(kind);
  return { ...worded(nearest(issue), limitsOf(issue)), message: issue.message };
}

/** The schema's limits, as reasons name them. */
function limitsOf(issue: Issue): ReasonParams {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'invalid_value') return { choices: issue.values.join(', ') };
  if (issue.code === 'not_multiple_of') return { step: issue.divisor };
  return issue.code === 'custom' ? (issue.params ?? {}) : {};
}

const BY_ORIGIN: Partial<Record<string, { few: ReasonCode; many: ReasonCode }>> = {
  string: { few: 'at-least-characters', many: 'at-most-characters' },
  array: { few: 'at-least-entries', many: 'at-most-entries' },
};

function nearest(issue: Issue): ReasonCode {
  if (issue.code === 'too_small') return BY_ORIGIN[issue.origin]?.few ?? 'at-least';
  if (issue.code === 'too_big') return BY_ORIGIN[issue.origin]?.many ?? 'at-most';
  if (issue.code === 'invalid_value') return 'one-of';
  if (issue.code === 'not_multiple_of') return 'steps-of';
  return issue.code === 'unrecognized_keys' ? 'unknown-part' : 'wrong';
}

const valueAt = (input: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    input,
  );

/** `zipcode` for `booking.address.zipcode`. */
const unwrapped = (path: PropertyKey[]): PropertyKey[] =>
  path.length > 1 && WRAPPERS.has(String(path[0])) ? unwrapped(path.slice(1)) : path;
