import { type RefObject, useEffect } from 'react';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { useKnownSender } from '#src/web/features/support-form/use-known-sender.ts';
import { defaultContact } from '#src/wire/client/enquiries.ts';

/** Fills in what the shop knows of whoever is signed in, where nothing has been typed yet. */
export function useKnownContact(form: RefObject<HTMLFormElement | null>): void {
  useKnownSender(form, { name: 'name', email: 'email' });
  const uid = usePersonal((personal) => (personal.phase === 'ready' ? personal.uid : undefined));
  useEffect(() => {
    if (!uid) return;
    let gone = false;
    const fill = (field: 'phone' | 'pincode', value: string | undefined) => {
      const input = form.current?.elements.namedItem(field) as HTMLInputElement | null | undefined;
      if (!gone && input && value && !input.value) input.value = value;
    };
    // Without an address, or without an answer, the two fields stay empty.
    defaultContact(uid).then(
      (contact) => {
        fill('phone', contact?.phone);
        fill('pincode', contact?.zipcode);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [uid, form]);
}
