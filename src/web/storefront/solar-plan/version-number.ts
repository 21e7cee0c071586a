/** Which version an address asks for; the newest without one. What is no number is a version that there is not. */
export function readVersionNumber(params: URLSearchParams): number | undefined {
  const asked = params.get('v');
  if (asked === null || asked === '') return undefined;
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 0;
}
