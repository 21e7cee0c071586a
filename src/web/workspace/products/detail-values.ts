import {
  type DetailInputs,
  eachInput,
  fromInputs,
  type ProductDetails,
  toInputs,
} from '#src/kernel/product-details.ts';
import type { InputField, InputKey } from '#src/kernel/product-fields.ts';

/** The details as form values: yes or no for a flag, otherwise the input; a list has one entry per line. */
export type TypedDetails = { [K in InputKey]: DetailInputs[K] extends boolean ? boolean : string };

export function typedDetails(product: ProductDetails): TypedDetails {
  const inputs = toInputs(product);
  return eachInput(({ key }) => typed(inputs[key]));
}

const typed = (value: DetailInputs[InputKey]) =>
  typeof value === 'boolean' ? value : Array.isArray(value) ? value.join('\n') : String(value ?? '');

function read({ kind }: InputField, value: string | boolean) {
  if (typeof value === 'boolean') return value;
  const text = value.trim();
  switch (kind) {
    case 'gst':
      return Number(text);
    case 'whole':
    case 'decimal':
      return text === '' ? null : Number(text);
    case 'list':
      return text.split('\n').flatMap((line) => line.trim() || []);
    default:
      return text;
  }
}

/** The details that differ from those of the loaded product. */
export function detailEdit(was: ProductDetails, now: TypedDetails): Partial<ProductDetails> {
  const parsed = (one: TypedDetails) => fromInputs(eachInput((field) => read(field, one[field.key])));
  const [before, after] = [parsed(typedDetails(was)), parsed(now)];
  return Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof typeof before]),
    ),
  );
}
