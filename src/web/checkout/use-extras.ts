import { useState } from 'react';
import type { OrderExtras } from '#src/contract/client/checkout.ts';
import { RULES } from '#src/contract/rules.ts';

/** Code, note and the buyer's GSTIN, kept while the page lives: nothing that was typed is lost by an error. */
export function useExtras() {
  const [coupon, setCoupon] = useState<string>();
  const [note, setNote] = useState('');
  const [business, setBusiness] = useState({ on: false, gstin: '', name: '' });
  const [checked, setChecked] = useState(false);

  const gstin = business.gstin.trim().toUpperCase();
  const wrong = {
    gstin: business.on && Boolean(RULES.gstin(gstin)),
    name: business.on && business.name.trim() === '',
  };
  const extras: OrderExtras = {
    ...(coupon && { coupon }),
    ...(note.trim() && { note: note.trim() }),
    ...(business.on && { gstin, businessName: business.name.trim() }),
  };
  return {
    coupon,
    setCoupon,
    note,
    setNote,
    business,
    setBusiness,
    extras,
    wrong: { gstin: checked && wrong.gstin, name: checked && wrong.name },
    /** Marks what is wrong, from now on as it is typed; true when all is right. */
    check(): boolean {
      setChecked(true);
      return !wrong.gstin && !wrong.name;
    },
  };
}

export type Extras = ReturnType<typeof useExtras>;
