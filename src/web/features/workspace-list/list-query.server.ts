/** The page of a list that an address asks for; 1 for what is no page. */
export const pageIn = (query: URLSearchParams): number => {
  const asked = query.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
};

/** A text of the address as PostgreSQL can take it: without NUL, and not endless. */
export const textIn = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, 200);
