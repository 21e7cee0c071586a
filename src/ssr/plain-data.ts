/** In the router's encoding (turbo-stream 2) a negative index is a value itself. JSON has a form for these two, and for no other. */
const NULL = -5;
const UNDEFINED = -7;

/** Thrown at the first value that JSON has no form for. */
class NotPlain extends Error {}

/**
 * What a page's loaders have returned, decoded from the router's encoding: a list of all values, in which objects and arrays hold indices. Those
 * compress badly, and home is a seventh smaller without them. The page's script encodes the data again for the router (start/start.js).
 * Properties that are undefined are left out, as in JSON, and so is `__proto__`, as by the router.
 * @returns undefined if there is anything that JSON has no form for: a date, an error, a promise, NaN
 */
export function plainData(encoded: string): object | undefined {
  // What a promise resolves to would follow in lines of its own.
  if (!encoded || encoded.indexOf('\n') !== encoded.length - 1) return undefined;
  const values = JSON.parse(encoded) as unknown[];
  const read = (index: number): unknown => {
    if (index === NULL) return null;
    if (index < 0) throw new NotPlain();
    const value = values[index];
    if (Array.isArray(value)) {
      if (typeof value[0] === 'string') throw new NotPlain();
      return value.map(read);
    }
    if (typeof value !== 'object' || value === null) return value;
    // In a plain loop: this runs for each of a page's thousands of values whenever it is rendered.
    const object: Record<string, unknown> = {};
    for (const key in value as Record<string, number>) {
      const at = (value as Record<string, number>)[key] as number;
      const name = values[Number(key.slice(1))] as string;
      if (at !== UNDEFINED && name !== '__proto__') object[name] = read(at);
    }
    return object;
  };
  try {
    return read(0) as object;
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}
