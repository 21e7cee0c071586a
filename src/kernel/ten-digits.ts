/** A phone number as people type or paste it, reduced to the ten digits that the shop stores: `+91 98250 12345`, `098250-12345`. */
export function tenDigits(typed: string): string {
  const tidy = typed.replace(/[\s()-]/g, '');
  return /^(?:\+?91|0)\d{10}$/.test(tidy) ? tidy.slice(-10) : tidy;
}

/** Whether an SMS can reach it: Indian mobile numbers begin with 6 to 9. */
export const isMobile = (typed: string): boolean => /^[6-9]\d{9}$/.test(tenDigits(typed));
