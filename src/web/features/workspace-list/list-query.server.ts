/** The page of a list that an address asks for; 1 if it is not a valid number. */
export const pageIn = (query: URLSearchParams): number => {
  const asked = query.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
};

/** A text from the address that PostgreSQL can accept: without NUL, and of limited length. */
export const textIn = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, 200);
