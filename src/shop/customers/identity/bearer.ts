/** What a request gives as `Authorization: Bearer`; undefined if it gives none. One that does has no session, whatever its cookies say. */
export function bearerOf(headers: Headers): string | undefined {
  const [scheme, token = ''] = (headers.get('authorization') ?? '').trim().split(/\s+/);
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}
