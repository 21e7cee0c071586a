import type { Day } from '#src/kernel/india-time.ts';
import type { WarrantyTerm } from '#src/kernel/warranty.ts';

/** As many as one account can say to have from elsewhere. */
export const MOST_FOREIGN = 200;

/** A unit as its owner sees it. */
export type WalletUnit = {
  id: string;
  fromUs: boolean;
  maker: string;
  serial: string;
  name: string;
  startsOn: Day;
  /** Empty where only words say it. */
  terms: WarrantyTerm[];
  words: string;
  productId: string | undefined;
  /** Absent where somebody else bought it: their papers are not for its later owners. */
  order: { id: string; number: number } | undefined;
  installation: { id: string; number: number } | undefined;
  invoice: { id: string; number: string } | undefined;
  certificate: { number: string; url: string } | undefined;
};

/** What a customer says of a unit that they bought elsewhere. */
export type ForeignUnit = { maker: string; serial: string; name: string; startsOn: Day; years?: number | undefined };

/** The code that is out, if any: only its hash is kept. */
export type OpenTransfer = { expiresAt: Date; units: string[] };
