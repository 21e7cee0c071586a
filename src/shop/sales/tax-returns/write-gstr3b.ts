import type { Tax } from '#src/kernel/gst.ts';
import type { Gstr3b } from './gstr3b.ts';
import { filePeriod, rupees } from './rupees.ts';

const NO_TAX = { iamt: 0, camt: 0, samt: 0, csamt: 0 };
const NOTHING = { txval: 0, ...NO_TAX };
const none = <Type extends string>(...types: Type[]) => types.map((ty) => ({ ty, ...NO_TAX }));

/**
 * A month's GSTR-3B as the JSON of the GST portal's offline utility, in rupees. Only the tables that sales decide have amounts: what was bought, its
 * tax, interest and late fees are not the shop's to know, and stay at zero for the accountant.
 * @param month `2026-11`
 */
export const writeGstr3b = ({ outward, nil, unregistered }: Gstr3b, gstin: string, month: string) => ({
  gstin,
  ret_period: filePeriod(month),
  sup_details: {
    osup_det: { txval: rupees(outward.taxable), ...tax(outward) },
    osup_zero: { txval: 0, iamt: 0, csamt: 0 },
    osup_nil_exmp: { txval: rupees(nil) },
    isup_rev: NOTHING,
    osup_nongst: { txval: 0 },
  },
  inter_sup: {
    unreg_details: unregistered.map(({ pos, taxable, igst }) => ({
      pos,
      txval: rupees(taxable),
      iamt: rupees(igst),
    })),
    comp_details: [],
    uin_details: [],
  },
  itc_elg: {
    itc_avl: none('IMPG', 'IMPS', 'ISRC', 'ISD', 'OTH'),
    itc_rev: none('RUL', 'OTH'),
    itc_net: NO_TAX,
    itc_inelg: none('RUL', 'OTH'),
  },
  inward_sup: { isup_details: (['GST', 'NONGST'] as const).map((ty) => ({ ty, inter: 0, intra: 0 })) },
  intr_ltfee: { intr_details: NO_TAX },
});

const tax = ({ igst, cgst, sgst }: Tax) => ({ iamt: rupees(igst), camt: rupees(cgst), samt: rupees(sgst), csamt: 0 });
