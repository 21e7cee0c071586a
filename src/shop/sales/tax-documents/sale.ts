import type { Paise } from '#src/kernel/money.ts';
import type { Subject } from './document.ts';

/** A party or a place, as the caller knows it; `state` by its name, e.g. `Gujarat`. */
export type PartyInput = { name: string; lines: string[]; state: string; phone?: string };

/** A line as sold: frozen price, rate and code; `price` per unit, tax included. */
export type SaleLine = {
  name: string;
  sku?: string | undefined;
  hsn: string | undefined;
  quantity: number;
  price: Paise;
  discount: Paise;
  gstRateBp: number;
};

/** A quantity of the line at this position, with the serial numbers of these units where they have some. */
export type Units = { position: number; quantity: number; serials?: readonly string[] };

/** What was sold to whom: a whole order or booking, even if a document covers only part of it. */
export type Sale = {
  uid: string;
  /** Paid without money: its documents have a separate series and say so. */
  test: boolean;
  subject: Subject;
  buyer: PartyInput;
  /** A business that claims the tax: its GSTIN, checked by the API, and its registered name. */
  business?: { gstin: string; name: string } | undefined;
  /** Where the goods go or the visit takes place: the place of supply (IGST Act s. 10 (1) (ca), s. 12 (3)). */
  deliverTo: PartyInput;
  lines: SaleLine[];
  /** The whole order's delivery charge; each line bears its share and with it the line's own rate (composite supply). */
  delivery: Paise;
  /** The provider's id of the payment, or that it is due on delivery. */
  payment: string;
};
