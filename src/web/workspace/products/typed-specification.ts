import type { Figure, Specification, SpecificationField } from '#src/wire/domain.ts';

/** A product's specifications as form values; a list has one entry per line. */
export const typedSpecification = (figures: Specification): Record<string, string> =>
  Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.join('\n') : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value),
    ]),
  );

/** The typed specifications as the shop stores them; empty ones are left out. One that the category does not define stays as it was. */
export function specificationOf(
  typed: Record<string, string>,
  fields: SpecificationField[],
  was: Specification,
): Specification {
  const entries = Object.entries(typed).flatMap(([key, value]): [string, Figure][] => {
    if (value.trim() === '') return [];
    return [[key, figureOf(value.trim(), fields.find((field) => field.key === key) ?? kindOf(was[key]))]];
  });
  return Object.fromEntries(entries);
}

type Kind = Pick<SpecificationField, 'kind' | 'choices'>;

const kindOf = (value: Figure | undefined): Kind => {
  if (Array.isArray(value)) return { kind: 'list' };
  return { kind: typeof value === 'boolean' ? 'flag' : typeof value === 'number' ? 'number' : 'text' };
};

function figureOf(typed: string, { kind, choices }: Kind): Figure {
  if (kind === 'flag') return typed === 'yes';
  if (kind === 'list') return typed.split('\n').flatMap((line) => (line.trim() ? [numberOr(line.trim())] : []));
  if (choices) return choices.find((choice) => String(choice) === typed) ?? typed;
  return kind === 'number' ? (Number.isNaN(Number(typed)) ? typed : Number(typed)) : typed;
}

const numberOr = (text: string): string | number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

/** Whether a typed value is valid for its field; an empty one always is. */
export const isSpecificationValue = (
  typed: string,
  { kind, whole }: Pick<SpecificationField, 'kind' | 'whole'>,
): boolean =>
  typed.trim() === '' ||
  kind !== 'number' ||
  (whole ? Number.isInteger(Number(typed)) : Number.isFinite(Number(typed)));
