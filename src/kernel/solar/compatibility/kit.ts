import type { Specification } from '../../product-details.ts';

/** A line of a kit's figure `parts`, as "6 x slug": so many (metres, for cable) of the product with that address. */
export const KIT_PART = /^([1-9]\d{0,3}) x ([a-z0-9]+(?:-[a-z0-9]+)*)$/;

export type KitPart = { slug: string; quantity: number };

export function readKitPart(line: string): KitPart | undefined {
  const [, quantity, slug] = KIT_PART.exec(line) ?? [];
  return slug === undefined ? undefined : { slug, quantity: Number(quantity) };
}

/** The parts that a kit states; none if it states none. Lines that are not parts are left out. */
export function kitParts({ parts }: Specification): KitPart[] {
  return Array.isArray(parts) ? parts.flatMap((line) => readKitPart(String(line)) ?? []) : [];
}
