import { useRef, useState } from 'react';
import { RULES } from '#src/kernel/field-rules.ts';
import { afterPress } from '#src/web/ui/after-press.ts';
import type { OrderExtras } from '#src/wire/client/checkout.ts';

const NOBODY = { gstin: '', name: '' };

/** Code, note and the buyer's GSTIN, kept while the page is open: an error loses no input. */
export function useExtras() {
  const [coupon, setCoupon] = useState<string>();
  const [note, setNote] = useState('');
  const [business, setBusiness] = useState(NOBODY);
  /** Fields that were left or submitted: from then on their errors are shown while typing. */
  const [left, setLeft] = useState({ gstin: false, name: false });
  const fields = { gstin: useRef<HTMLInputElement>(null), name: useRef<HTMLInputElement>(null) };

  const gstin = business.gstin.trim().toUpperCase();
  const businessName = business.name.trim();
  // Opening the fields is not using them: it is a business purchase only once something is typed.
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
    /** Marks errors, from now on while typing, and focuses the first; true if all is right. */
    check(): boolean {
      setLeft({ gstin: used, name: used });
      const first = wrong.gstin ? fields.gstin.current : wrong.name ? fields.name.current : null;
      const section = first?.closest('details');
      if (section) section.open = true; // a collapsed field cannot be focused
      first?.focus({ preventScroll: true });
      first?.scrollIntoView({ block: 'center' });
      return !wrong.gstin && !wrong.name;
    },
  };
}

export type Extras = ReturnType<typeof useExtras>;
