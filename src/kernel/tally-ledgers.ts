/** What the shop books to in Tally: the name that a ledger has until the owner says another, and Tally's own group that it is in. */
export const TALLY_LEDGERS = {
  goods: { preset: 'Sales of goods', group: 'Sales Accounts' },
  services: { preset: 'Sales of services', group: 'Sales Accounts' },
  cgst: { preset: 'Output CGST', group: 'Duties & Taxes' },
  sgst: { preset: 'Output SGST', group: 'Duties & Taxes' },
  igst: { preset: 'Output IGST', group: 'Duties & Taxes' },
  // Consumers together: their names are nobody's business in the books. A business has a ledger of its own.
  customers: { preset: 'Online customers', group: 'Sundry Debtors' },
  razorpay: { preset: 'Razorpay', group: 'Bank Accounts' },
  // Money that did not come through the payment provider.
  bank: { preset: 'Bank account', group: 'Bank Accounts' },
} as const;

export type TallyRole = keyof typeof TALLY_LEDGERS;
export const TALLY_ROLES = Object.keys(TALLY_LEDGERS) as TallyRole[];
/** The longest name of a ledger. */
export const TALLY_NAME = 100;

export type TallyNames = Record<TallyRole, string>;

/** Groups to which two ledgers of one name would belong: the roles concerned. Tally knows names without upper and lower case. */
export function inTwoGroups(names: TallyNames): TallyRole[] {
  const plain = (role: TallyRole) => names[role].trim().toLowerCase();
  return TALLY_ROLES.filter((role) =>
    TALLY_ROLES.some(
      (other) => plain(other) === plain(role) && TALLY_LEDGERS[other].group !== TALLY_LEDGERS[role].group,
    ),
  );
}
