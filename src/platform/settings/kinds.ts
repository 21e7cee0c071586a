import { z } from 'zod';
import { isHttps, isNear } from '#src/platform/private-network.ts';

/** Kinds of value that several settings share. */
export const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address', abort: true });
/** A site's address without anything behind its host: the shop's pages begin at the root. */
export const origin = url.refine((given) => {
  const { pathname, search, hash, username } = new URL(given);
  return pathname === '/' && !search && !hash && !username;
}, 'must be an address without a path, such as https://shop.example: the shop cannot live below one');
/** A provider's address: keys, codes and addresses are sent there. Names without a dot belong to this machine or a private network. */
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

/** `host` or `host:port`, as in an https address. */
const SERVER = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
export const listed = (given = ''): string[] => given.split(/[\s,]+/).filter(Boolean);
/** Servers in a private network that the shop may contact although outsiders choose the addresses. */
export const servers = (example: string) =>
  text.refine(
    (given) => listed(given).every((one) => SERVER.test(one)),
    `must be a list of host:port, such as ${example}`,
  );
/** Each as host:port. */
export const readServers = (given: string | undefined): ReadonlySet<string> =>
  new Set(listed(given).map((one) => (/:\d+$/.test(one) ? one : `${one}:443`).toLowerCase()));

/** The parsed settings of a shape. */
export type Given<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

/** What is wrong with a combination of settings: the name of one, and the rest of the sentence. */
export type Problem = [name: string, message: string] | undefined;

/** For settings that only work together: the problem if some are missing. */
export function allOrNone(given: Record<string, string | undefined>): Problem {
  const values = Object.values(given);
  if (values.every(Boolean) || !values.some(Boolean)) return undefined;
  const [first = '', ...others] = Object.keys(given);
  const last = others.pop();
  return others.length
    ? [first, `must be set together with ${others.join(', ')} and ${last}, or none of them`]
    : [first, `must be set together with ${last}, or neither of them`];
}
