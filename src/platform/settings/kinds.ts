import { z } from 'zod';
import { isHttps, isNear } from '#src/platform/private-network.ts';

/** What a setting may be, where several are alike. */
export const text = z.string().trim().min(1);
export const url = z.url({ protocol: /^https?$/ });
/** A provider's address: what goes there holds keys, codes and addresses. Names without a dot are of this machine or a private network. */
export const securedUrl = url.refine(
  (given) => isHttps(given) || isNear(new URL(given).hostname),
  'must be an https:// address',
);
export const rupees = z.coerce
  .number({ error: 'must be an amount in rupees' })
  .int('must be whole rupees')
  .min(1)
  .max(1_000_000_000);
export const flag = () =>
  z
    .enum(['on', 'off', '1', '0', 'true', 'false'], { error: 'must be on or off' })
    .transform((v) => ['on', '1', 'true'].includes(v));

/** The settings of a shape once they are read. */
export type Given<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

/** What is wrong with settings that are right one by one: the name of one, and how its sentence goes on. */
export type Problem = [name: string, message: string] | undefined;

/** Settings that are worth something together alone: what to say where some are missing. */
export function allOrNone(given: Record<string, string | undefined>): Problem {
  const values = Object.values(given);
  if (values.every(Boolean) || !values.some(Boolean)) return undefined;
  const [first = '', ...others] = Object.keys(given);
  const last = others.pop();
  return others.length
    ? [first, `must be set together with ${others.join(', ')} and ${last}, or none of them`]
    : [first, `must be set together with ${last}, or neither of them`];
}
