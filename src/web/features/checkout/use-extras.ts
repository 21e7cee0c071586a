import { useRef, useState } from 'react';
import { RULES } from '#src/kernel/field-rules.ts';
import type { OrderExtras } from '#src/wire/client/checkout.ts';

const NOBODY = { gstin: '', name: '' };

/** Code, note and the buyer's GSTIN, kept while the page lives: nothing that was typed is lost by an error. */
export function useExtras() {
  const [coupon, setCoupon] = useState<string>();
  const [note, setNote] = useState('');
  const [business, setBusiness] = useState(NOBODY);
  /** Fields that were left, or sent: from then on what is wrong in them is named as it is typed. */
  const [left, setLeft] = useState({ gstin: false, name: false });
  const fields = { gstin: useRef<HTMLInputElement>(null), name: useRef<HTMLInputElement>(null) };

  const gstin = business.gstin.trim().toUpperCase();
  const businessName = business.name.trim();
  // Looking at the fields is not using them: a business buys where something was typed.
  const used = gstin !== '' || businessName !== '';
  const wrong = { gstin: used && Boolean(RULES.gstin(gstin)), name: used && businessName === '' };
  const extras: OrderExtras = {
    ...(coupon && { coupon }),
    ...(note.trim() && { note: note.trim() }),
    ...(used && { gstin, businessName }),
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
    wrong: { gstin: left.gstin && wrong.gstin, name: left.name && wrong.name },
    leave: (field: keyof typeof NOBODY) => afterPress(() => setLeft((before) => ({ ...before, [field]: used }))),
    /** Marks what is wrong, from now on as it is typed, and goes to the first of it; true when all is right. */
    check(): boolean {
      setLeft({ gstin: used, name: used });
      const first = wrong.gstin ? fields.gstin.current : wrong.name ? fields.name.current : null;
      const section = first?.closest('details');
      if (section) section.open = true; // what is folded away cannot be gone to
      first?.focus({ preventScroll: true });
      first?.scrollIntoView({ block: 'center' });
      return !wrong.gstin && !wrong.name;
    },
  };
}

/** A message that appeared while a button is held down would push the button away from under the pointer, and its press would be lost. */
function afterPress(act: () => void): void {
  if (document.querySelector('button:active')) addEventListener('mouseup', () => setTimeout(act), { once: true });
  else act();
}

export type Extras = ReturnType<typeof useExtras>;
