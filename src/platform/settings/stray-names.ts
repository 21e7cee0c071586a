type Environment = Record<string, string | undefined>;

/** Families of settings whose other members an operator could believe in, such as SMTP_HOST: they are told of, not refused. */
const FAMILIES = ['RAZORPAY_', 'SMTP_', 'SMS_', 'WHATSAPP_', 'S3_', 'UNVERIFIED_MAX_', 'ORDER_MAX_'];
/** Kubernetes sets such variables for every service of a namespace, so a service named `kiran` or `s3` must not disturb its own shop. */
const OF_KUBERNETES = /_SERVICE_(HOST|PORT(_\w+)?)$|_PORT_\d+_(TCP|UDP)(_(PROTO|PORT|ADDR))?$/;
const LINK = /^(tcp|udp):\/\//;
/** A letter from a setting, and well known for something else. */
const FOREIGN = ['AUTH0_SECRET'];
const OURS = 'KIRAN_';

/**
 * The environment's first misspelt setting: a shop whose DATABASE_URL is misspelt would start, with an empty database of its own. Only names
 * that can hardly mean anything else: the setting itself is not set, and is long enough that a letter or two make no other word.
 */
export function findMisspelt(env: Environment, known: readonly string[]): { name: string; meant: string } | undefined {
  for (const [name, value] of Object.entries(env)) {
    if (!value || known.includes(name) || FOREIGN.includes(name) || isOfKubernetes(name, value)) continue;
    const meant = meaning(name.toUpperCase(), known);
    if (meant && !env[meant]) return { name, meant };
  }
  return undefined;
}

function meaning(name: string, known: readonly string[]): string | undefined {
  if (name.startsWith(OURS)) {
    const own = name.slice(OURS.length);
    return known.includes(own) ? own : meaning(own, known);
  }
  return known.filter((one) => isMisspelling(name, one)).sort((a, b) => far(name, a) - far(name, b))[0];
}

/** Names that look like settings and are none: nothing reads them. */
export const findUnread = (env: Environment, known: readonly string[]): string[] =>
  Object.entries(env).flatMap(([name, value]) =>
    value && !known.includes(name) && !isOfKubernetes(name, value) && FAMILIES.some((one) => name.startsWith(one))
      ? [name]
      : [],
  );

const isOfKubernetes = (name: string, value: string) => OF_KUBERNETES.test(name) || LINK.test(value);
/** `PORT`, `HOST`, `SEED` and the like are one letter from too much. */
const isLong = (name: string) => name.length > 6;

function isMisspelling(name: string, known: string): boolean {
  if (!isLong(known) || name[0] !== known[0]) return false;
  return far(name, known) <= (known.length < 10 ? 1 : 2);
}

/** Edits between two names: a letter added, left out, changed, or swapped with its neighbour. */
function far(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[i]?.push(Math.min(changed, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(a.length, b.length);
}
