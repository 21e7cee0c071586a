/** The part of a JSON schema that the page describes. */
export type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
};
export type Content = Record<string, { schema: Schema }>;

/** ` (1 to 200, default 200)`; empty for a value without limits. */
export function limitsOf({ enum: values, default: standard, minimum, maximum, maxLength }: Schema): string {
  const words = [
    values?.map(String).join(' · '),
    minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    standard !== undefined && standard !== '' && `default ${String(standard)}`,
  ].filter(Boolean);
  return words.length ? ` (${words.join(', ')})` : '';
}

/** The names of a body's fields; optional ones end in `?`. If there are several bodies, each of them. */
export function bodyFields(content: Content, known: Record<string, Schema>): string {
  const schema = content['application/json']?.schema;
  if (!schema) return Object.keys(content).join(', ');
  const bodies = variants(schema, known).map((fields) =>
    [...fields].map(([name, must]) => `\`${name}${must ? '' : '?'}\``),
  );
  return bodies.map((fields) => fields.join(', ') || 'an empty object').join(' or ');
}

/** The fields of each body that a schema allows, and whether they are required. */
function variants(schema: Schema, known: Record<string, Schema>): Map<string, boolean>[] {
  if (schema.$ref) {
    const named = known[schema.$ref.split('/').at(-1) ?? ''];
    if (!named) throw new Error(`${schema.$ref} is not in the document`);
    return variants(named, known);
  }
  const own = new Map(
    Object.keys(schema.properties ?? {}).map((name) => [name, schema.required?.includes(name) ?? false]),
  );
  const whole = (schema.allOf ?? []).map((part) => variants(part, known)[0] ?? new Map<string, boolean>());
  const base = new Map([...whole.flatMap((fields) => [...fields]), ...own]);
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length === 0) return [base];
  return choices.flatMap((one) => variants(one, known)).map((fields) => new Map([...base, ...fields]));
}
