import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { fillEmpty, useKnownSender } from '#src/web/features/support-form/use-known-sender.ts';
import { defaultContact } from '#src/wire/client/enquiries.ts';
import type { EnquiryValues } from './use-enquiry-form.ts';

/** Fills in what the shop knows of a signed-in customer, where nothing has been typed yet. */
export function useKnownContact(fields: UseFormReturn<EnquiryValues>): void {
  useKnownSender(fields, ['name', 'email']);
  const uid = usePersonal((personal) => (personal.phase === 'ready' ? personal.uid : undefined));
  useEffect(() => {
    if (!uid) return;
    let gone = false;
    // Without an address, or without an answer, the two fields stay empty.
    defaultContact(uid).then(
      (contact) => {
        if (gone) return;
        fillEmpty(fields, 'phone', contact?.phone);
        fillEmpty(fields, 'pincode', contact?.zipcode);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [uid, fields]);
}
