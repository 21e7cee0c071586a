import { type ShopSettings, sellerOf } from '#src/kernel/brand.ts';
import { taxOf } from '#src/kernel/gst.ts';
import { type Paise, spread } from '#src/kernel/money.ts';
import { findState, type GstState, stateOfCode } from '#src/shop/back-office/settings/states.ts';
import { amountInWords } from './amount-in-words.ts';
import type { ChosenLook, DocumentContent, DocumentLine, Party } from './document.ts';
import { indianDay } from './financial-year.ts';
import type { PartyInput, Sale, SaleLine, Units } from './sale.ts';
import { addTax, shareOfUnits } from './tax.ts';

/** A document without the number and date that it gets when issued. */
export type Draft = Omit<DocumentContent, 'number' | 'on'>;

/**
 * Composes a document for part of a sale.
 * @param units what it covers; @param before units of each line that earlier documents of this kind covered
 * @param shopSettings the shop's name and contacts now: frozen in the document
 */
export function composeDocument(
  kind: 'invoice' | 'receipt-voucher',
  sale: Sale,
  units: readonly Units[],
  before: ReadonlyMap<number, number>,
  shopSettings: ShopSettings,
): Draft {
  const deliverTo = party(sale.deliverTo);
  const own = shopSettings.legal.tax.state.code; // empty while there is no GSTIN
  const interState = own !== '' && deliverTo.state.code !== own;
  const nets = sale.lines.map(netOf);
  const shares = spread(sale.delivery, nets.some(Boolean) ? nets : nets.map(() => 1));
  const lines = units.map(({ position, quantity, serials }) => {
    const line = sale.lines[position];
    const earlier = before.get(position) ?? 0;
    if (!line || earlier + quantity > line.quantity)
      throw new RangeError(`no ${quantity} units left at ${position} of ${sale.subject.id}`);
    const part = (amount: number) => shareOfUnits(amount, line.quantity, earlier, quantity);
    return composeLine(
      line,
      { position, quantity, ...(serials && { serials }) },
      { discount: part(line.discount), delivery: part(shares[position] ?? 0) },
      interState,
      shopSettings.legal.tax.hsnDigits,
    );
  });
  return finishDraft({
    version: 1,
    kind,
    head: {
      name: shopSettings.longName,
      phone: shopSettings.contact.phone,
      email: shopSettings.contact.email,
      ...lookOf(shopSettings),
    },
    seller: seller(shopSettings),
    buyer: sale.business ? business(sale.business, sale.buyer) : party(sale.buyer),
    deliverTo,
    placeOfSupply: deliverTo.state,
    interState,
    reverseCharge: false,
    subject: { label: sale.subject.label, number: sale.subject.number, on: indianDay(sale.subject.at) },
    payment: sale.payment,
    refersTo: [],
    reason: '',
    lines,
  });
}

/** What was paid for a line: its price less its share of the code's discount. */
const netOf = ({ price, quantity, discount }: SaleLine): number => price * quantity - discount;

function composeLine(
  line: SaleLine,
  { position, quantity, serials }: Units,
  share: { discount: number; delivery: number },
  interState: boolean,
  hsnDigits: number,
): DocumentLine {
  const { name, sku, price, gstRateBp: rateBp } = line;
  const gross = price * quantity - share.discount + share.delivery;
  return {
    position,
    name,
    ...(sku && { sku }),
    ...(serials && { serials }),
    hsn: codeOf(line.hsn, hsnDigits),
    quantity,
    unit: 'NOS',
    price,
    ...share,
    rateBp,
    ...taxOf(gross, rateBp, interState),
  };
}

/** Codes of services (SAC, chapter 99) always have six digits; those of goods as many as the shop's turnover requires. */
const codeOf = (hsn = '', digits = 6): string => (hsn.startsWith('99') ? hsn : hsn.slice(0, digits));

/** Adds a draft's totals, in figures and in words. */
export function finishDraft(draft: Omit<Draft, 'totals' | 'inWords'>): Draft {
  const totals = addTax(draft.lines);
  return { ...draft, totals, inWords: amountInWords(totals.gross) };
}

export const totalOf = (draft: Draft): Paise => draft.totals.gross as Paise;

function seller(shopSettings: ShopSettings): DocumentContent['seller'] {
  const { address, tax } = shopSettings.legal;
  return { name: sellerOf(shopSettings), address, gstin: tax.gstin, pan: tax.pan, state: { ...tax.state } };
}

function party({ state, ...rest }: PartyInput): Party {
  return { ...rest, state: stateOf(state) };
}

/** A registered buyer is in the State of their GSTIN, wherever the goods go. */
function business({ gstin, name }: { gstin: string; name: string }, buyer: PartyInput): Party {
  return { ...party(buyer), name, gstin, state: stateOfCode(gstin.slice(0, 2)) ?? stateOf(buyer.state) };
}

function stateOf(name: string): GstState {
  const state = findState(name);
  if (!state) throw new RangeError(`no Indian State: ${name}`);
  return state;
}

/** The shop's own logo and colours, if it has set any; without them documents stay as they always were. */
const lookOf = ({ logo, colors }: ShopSettings): { look?: ChosenLook } =>
  logo || colors.brand || colors.sun ? { look: { logo, colors } } : {};
