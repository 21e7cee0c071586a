import type { ManagedProduct } from '#src/wire/client/product-manager.ts';
import { type FormValues, toValues } from './form-values.ts';

/** A field that somebody else has changed while it was open here. `both`: it was changed here too, so one of the two must be chosen. */
export type Difference = { path: string; theirs: string; mine: string; both: boolean };

type Flat = Record<string, unknown>;

/** The form's values in one flat record; each specification is a field of its own. Reviews merge automatically. */
function flat({ specification, pictureAlts, reviews: _, listPrice, ...rest }: FormValues): Flat {
  const nested = (name: string, values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]));
  return {
    ...rest,
    ...(listPrice && { listPrice }),
    ...nested('specification', specification),
    ...nested('pictureAlts', pictureAlts),
  };
}

const told = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value ?? ''));

/** What somebody else has changed since `base` was loaded, in the form's order. */
export function differences(base: ManagedProduct, theirs: ManagedProduct, mine: FormValues): Difference[] {
  const [was, now, typed] = [flat(toValues(base)), flat(toValues(theirs)), flat(mine)];
  return [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((path) => {
    if (told(was[path]) === told(now[path])) return [];
    const both = told(typed[path]) !== told(was[path]) && told(typed[path]) !== told(now[path]);
    return [{ path, theirs: told(now[path]), mine: told(typed[path]), both }];
  });
}

/** Their product with the changes made here: fields changed only here, and those changed by both that were chosen (`keep`). */
export function joined(
  base: ManagedProduct,
  theirs: ManagedProduct,
  mine: FormValues,
  keep: ReadonlySet<string>,
): FormValues {
  const [was, now, typed] = [toValues(base), toValues(theirs), mine];
  const changed = new Set(differences(base, theirs, mine).map(({ path }) => path));
  const pick = <T>(path: string, before: T, other: T, own: T): T =>
    told(own) !== told(before) && (!changed.has(path) || keep.has(path)) ? own : other;
  const entries = Object.entries(now).map(([name, other]) => {
    const key = name as keyof FormValues;
    if (key === 'specification' || key === 'pictureAlts') {
      const keys = [...new Set([...Object.keys(was[key]), ...Object.keys(now[key]), ...Object.keys(typed[key])])];
      return [
        key,
        Object.fromEntries(
          keys.map((one) => [
            one,
            pick(`${key}.${one}`, was[key][one] ?? '', now[key][one] ?? '', typed[key][one] ?? ''),
          ]),
        ),
      ];
    }
    if (key === 'reviews') return [key, joinedReviews(was.reviews, now.reviews, typed.reviews)];
    return [key, pick(name, was[key] as unknown, other as unknown, typed[key] as unknown)];
  });
  return Object.fromEntries(entries) as FormValues;
}

/** Their reviews, without those removed here and with those written here. */
function joinedReviews(
  was: FormValues['reviews'],
  theirs: FormValues['reviews'],
  mine: FormValues['reviews'],
): FormValues['reviews'] {
  const kept = new Set(mine.map(({ id }) => id));
  const dropped = new Set(was.flatMap(({ id }) => (kept.has(id) ? [] : [id])));
  return [...theirs.filter(({ id }) => !dropped.has(id)), ...mine.filter(({ id }) => !id)];
}
