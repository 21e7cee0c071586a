/** Parses typed rupees into paise: `1,250.50`, `₹ 1250`. Undefined for anything else, zero included. */
export function readRupees(text: string): number | undefined {
  const match = /^₹?\s*(\d[\d,]*)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const paise = Number(match[1]?.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(paise) && paise > 0 ? paise : undefined;
}
