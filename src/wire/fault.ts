import type { z } from '@hono/zod-openapi';
import { paise, toRupees } from '#src/kernel/money.ts';
import { FAULT_STATUS, type Fault } from '#src/platform/fault.ts';

/** Domain names of fields that the wire spells otherwise. */
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

/** Fields that a schema has named: they bear the wire's names already, and a page's `title` is spelt so there. */
const named = new WeakSet<object>();

/** `{"status":"fail","code":…,"message":…,"fields":…}` and its HTTP status (rules.md §3). */
export function encodeFault(fault: Fault, requestId: string | undefined) {
  const status = FAULT_STATUS[fault.code];
  const spelt = ([name, message]: [string, string]) => [WIRE_FIELDS[name] ?? name, message];
  const fields =
    fault.fields &&
    (named.has(fault.fields) ? fault.fields : Object.fromEntries(Object.entries(fault.fields).map(spelt)));
  return {
    http: status,
    body: {
      ...encodeDetail(fault.detail),
      status: status >= 500 ? ('error' as const) : ('fail' as const),
      code: fault.code,
      message: fault.message,
      ...(fields && { fields }),
      ...(status >= 500 && { requestId }),
    },
  };
}

/** Amounts among a refusal's facts that a person would read as a price. `total`, `amount` and `charges` are in the paise that POST /razorpay takes. */
const IN_RUPEES = new Set(['price', 'value', 'minTotal']);

/** Facts of a refusal: products under their wire name, prices and limits in rupees. What is an object already, such as a product, is encoded. */
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

/** What a value of another kind is told where its schema has no words of its own. */
const KINDS: Record<string, string> = {
  string: 'Must be text',
  number: 'Must be a number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
};

/** One message a field from a failed schema; wrappers such as `address` are left out of the name. `input`: what the schema was given. */
export function fieldsOf(error: z.ZodError, input: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = unwrapped(issue.path).join('.') || 'body';
    const missing =
      (issue.code === 'invalid_type' || issue.code === 'invalid_union' || issue.code === 'invalid_value') &&
      valueAt(input, issue.path) === undefined;
    const told =
      issue.code === 'invalid_type' && issue.message.startsWith('Invalid input') ? KINDS[issue.expected] : undefined;
    fields[name] ??= missing ? 'Required' : (told ?? issue.message);
  }
  named.add(fields);
  return fields;
}

const valueAt = (input: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    input,
  );

/** `zipcode` for `booking.address.zipcode`. */
const unwrapped = (path: PropertyKey[]): PropertyKey[] =>
  path.length > 1 && WRAPPERS.has(String(path[0])) ? unwrapped(path.slice(1)) : path;
