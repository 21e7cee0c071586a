import { useRef, useState } from 'react';
import type { OrderExtras } from '#src/contract/client/checkout.ts';
import { RULES } from '#src/contract/rules.ts';

/** Code, note and the buyer's GSTIN, kept while the page lives: nothing that was typed is lost by an error. */
export function useExtras() {
  const [coupon, setCoupon] = useState<string>();
  const [note, setNote] = useState('');
  const [business, setBusiness] = useState({ on: false, gstin: '', name: '' });
  const [checked, setChecked] = useState(false);
  const fields = { gstin: useRef<HTMLInputElement>(null), name: useRef<HTMLInputElement>(null) };

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
    fields,
    wrong: { gstin: checked && wrong.gstin, name: checked && wrong.name },
    /** Marks what is wrong, from now on as it is typed, and goes to the first of it; true when all is right. */
    check(): boolean {
      setChecked(true);
      const first = wrong.gstin ? fields.gstin : wrong.name ? fields.name : undefined;
      first?.current?.focus({ preventScroll: true });
      first?.current?.scrollIntoView({ block: 'center' });
      return !wrong.gstin && !wrong.name;
    },
  };
}

export type Extras = ReturnType<typeof useExtras>;
