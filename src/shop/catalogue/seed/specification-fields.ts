import { z } from 'zod';
import { seedProduct } from './seed-schema.ts';

/** A figure of products in a category: what a form asks for, and what an import understands. */
export type SpecificationField = {
  key: string;
  kind: 'number' | 'text' | 'flag' | 'list';
  /** The only values allowed. */
  choices?: (string | number)[];
  whole?: boolean;
  least?: number;
  most?: number;
  /** Every kind of product in the category has it. */
  usual: boolean;
};

type Property = {
  type?: string;
  const?: string | number | boolean;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  anyOf?: Property[];
};
type Option = { shape: { category: z.ZodLiteral; specification: z.ZodObject } };
type Family = { category: string; properties: Record<string, Property>; required: string[] };

const known = new Map<string, SpecificationField[]>();

/** The figures of a category (by its slug), in the order of its rules; none for a category that the shop has added. */
export function specificationFields(category: string): SpecificationField[] {
  if (known.size === 0) for (const [slug, fields] of readFamilies()) known.set(slug, fields);
  return known.get(category) ?? [];
}

/** All figures of all categories, each once. */
export function allSpecificationKeys(): string[] {
  specificationFields('');
  return [...new Set([...known.values()].flatMap((fields) => fields.map(({ key }) => key)))];
}

/** The kinds of product in one category share one form: a figure that only some of them have is there for all. */
function readFamilies(): Map<string, SpecificationField[]> {
  const families = (seedProduct.options as unknown as (Option | { options: Option[] })[])
    .flatMap((option) => ('options' in option ? option.options : [option]))
    .map(readFamily);
  return new Map(
    Map.groupBy(families, ({ category }) => category)
      .entries()
      .map(([category, own]) => [category, merge(own)]),
  );
}

function readFamily(option: Option): Family {
  const schema = z.toJSONSchema(option.shape.specification) as {
    properties?: Record<string, Property>;
    required?: string[];
  };
  return {
    category: String(option.shape.category.value),
    properties: schema.properties ?? {},
    required: schema.required ?? [],
  };
}

function merge(families: Family[]): SpecificationField[] {
  const keys = [...new Set(families.flatMap(({ properties }) => Object.keys(properties)))];
  return keys.map((key) => {
    const own = families.flatMap(({ properties }) => properties[key] ?? []);
    const choices = own.every((one) => choicesOf(one))
      ? [...new Set(own.flatMap((one) => choicesOf(one) ?? []))]
      : undefined;
    const [first = {}] = own;
    const least = first.minimum ?? (first.exclusiveMinimum === undefined ? undefined : first.exclusiveMinimum);
    const most = first.maximum !== undefined && first.maximum < Number.MAX_SAFE_INTEGER ? first.maximum : undefined;
    return {
      key,
      kind: kindOf(first),
      ...(choices && { choices }),
      ...(first.type === 'integer' && { whole: true }),
      ...(least !== undefined && !choices && { least }),
      ...(most !== undefined && !choices && { most }),
      usual: families.every(({ required }) => required.includes(key)),
    };
  });
}

const choicesOf = ({ const: only, enum: several }: Property): (string | number)[] | undefined =>
  several ?? (typeof only === 'string' || typeof only === 'number' ? [only] : undefined);

function kindOf(property: Property): SpecificationField['kind'] {
  const value = property.const ?? property.enum?.[0];
  const type = property.type ?? typeof value;
  if (type === 'array') return 'list';
  if (type === 'boolean') return 'flag';
  return type === 'number' || type === 'integer' ? 'number' : 'text';
}
