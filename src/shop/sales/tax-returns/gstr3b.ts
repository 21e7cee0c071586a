import type { Tax } from '#src/kernel/gst.ts';
import type { Gstr1 } from './gstr1.ts';
import { addTo } from './supplies.ts';

/** The figures of GSTR-3B that sales decide, in paise. What was bought, and its tax, is not the shop's to know: table 4 is the accountant's. */
export type Gstr3b = {
  /** 3.1 (a): taxable supplies less credit notes, with advances received and without those adjusted. */
  outward: Tax;
  /** 3.1 (c): supplies at nil rate. */
  nil: number;
  /** 3.2: inter-State supplies to people without a GSTIN, by place. */
  unregistered: { pos: string; name: string; taxable: number; igst: number }[];
};

const NO_TAX = { gross: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };

export function gstr3bOf({ supplies, nil, advances }: Gstr1): Gstr3b {
  const outward = new Map([['', NO_TAX]]);
  const unregistered = new Map<string, typeof NO_TAX>();
  const names = new Map<string, string>();
  for (const { sign, document, parts } of supplies) {
    const { interState, placeOfSupply, buyer } = document.content;
    for (const part of parts.filter(({ rateBp }) => rateBp > 0)) {
      addTo(outward, '', part, sign);
      if (!interState || buyer.gstin) continue;
      names.set(placeOfSupply.code, placeOfSupply.name);
      addTo(unregistered, placeOfSupply.code, part, sign);
    }
  }
  for (const row of advances.received) addTo(outward, '', row);
  for (const row of advances.adjusted) addTo(outward, '', row, -1);
  const { taxable, cgst, sgst, igst } = outward.get('') ?? NO_TAX;
  return {
    outward: { taxable, cgst, sgst, igst },
    nil: nil.reduce((sum, { amount }) => sum + amount, 0),
    unregistered: [...unregistered]
      .map(([pos, sum]) => ({ pos, name: names.get(pos) ?? '', taxable: sum.taxable, igst: sum.igst }))
      .sort((a, b) => a.pos.localeCompare(b.pos)),
  };
}
