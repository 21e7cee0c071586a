/**
 * What an address says for a parameter, without what was left empty: a list where it says more than one thing, so that a schema for one value refuses
 * it instead of taking the first.
 */
export function addressValue(params: URLSearchParams, name: string): string | string[] | undefined {
  const typed = params.getAll(name).flatMap((value) => value.trim() || []);
  return typed.length > 1 ? typed : typed[0];
}
