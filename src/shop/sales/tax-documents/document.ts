import type { Tax } from '#src/kernel/gst.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { GstState } from '#src/shop/back-office/settings/states.ts';

/** The documents that Indian tax law requires (CGST Rules 46, 50, 51, 53). */
export type DocumentKind = 'invoice' | 'credit-note' | 'receipt-voucher' | 'refund-voucher';

/** A tax document as listed; its contents and PDF are fetched by id. */
export type TaxDocument = {
  id: string;
  kind: DocumentKind;
  number: string;
  issuedAt: Date;
  total: Paise;
  test: boolean;
};

/** A party or a place. `lines` is the address as written, line by line, without name and State. */
export type Party = { name: string; lines: string[]; state: GstState; phone?: string; gstin?: string };

/** What a document is about, as the customer knows it: order `#1042` of a day. */
export type Subject = { id: string; label: 'Order' | 'Booking' | 'Installation'; number: string; at: Date };

/** One position of a document. Amounts in paise; `taxable` + taxes = `gross`. */
export type DocumentLine = Tax & {
  /** The line's position in the order, as used by parcels and returns. */
  position: number;
  name: string;
  /** As of the purchase; absent for services and for orders older than SKUs. */
  sku?: string;
  /** Of these units, where they have some. */
  serials?: readonly string[];
  /** HSN of goods, SAC of services, with as many digits as the shop's turnover requires; empty where unknown. */
  hsn: string;
  quantity: number;
  unit: string;
  /** Price of one unit, tax included, before discount and delivery. */
  price: number;
  discount: number;
  delivery: number;
  rateBp: number;
  gross: number;
};

/** Another document that this one refers to. */
export type Reference = { id: string; number: string; on: string };

/** The logo and colours of that day, so that a document printed later is the same. Logos are never deleted. */
export type ChosenLook = { logo: string; colors: { brand: string; sun: string } };

/**
 * Everything printed, frozen when the document is issued (CGST Rules 46, 50, 51, 53): later changes of the shop, the
 * product or the customer do not affect it. Stored as JSON: dates are days in India.
 */
export type DocumentContent = {
  version: 1;
  kind: DocumentKind;
  number: string;
  on: string;
  /** For a sale without money: not a tax document, and marked as such. */
  test?: boolean;
  /** The letterhead: the shop's name and contacts. */
  head?: { name: string; phone: string; email: string; look?: ChosenLook };
  seller: { name: string; address: string; gstin: string; pan: string; state: GstState };
  buyer: Party;
  deliverTo: Party;
  placeOfSupply: GstState;
  /** Delivered outside the seller's State: IGST instead of CGST and SGST. */
  interState: boolean;
  reverseCharge: false;
  subject: { label: Subject['label']; number: string; on: string };
  /** The provider's id of the payment, or that it is due on delivery; empty where there is none. */
  payment: string;
  /** For a credit note and a refund voucher: what they reverse, and why. For an invoice: the receipts of its advances. */
  refersTo: Reference[];
  reason: string;
  lines: DocumentLine[];
  /** For the invoice of what was paid in advance: what was received before, in paise; the rest of the total is due. */
  advances?: number;
  totals: Tax & { gross: number };
  inWords: string;
};

/** A document as it is stored. */
export type IssuedDocument = TaxDocument & { uid: string; subjectId: string; cause: string; content: DocumentContent };
