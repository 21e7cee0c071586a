import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { defaultContact } from '#src/contract/client/enquiries.ts';
import { usePersonal } from '../../personal/state.ts';
import type { EnquiryFields } from './use-enquiry-form.ts';

/** Fills in what the shop knows of whoever is signed in, where nothing has been typed yet. */
export function useKnownContact(form: UseFormReturn<EnquiryFields>): void {
  const { getValues, setValue } = form;
  const uid = usePersonal((personal) => (personal.phase === 'ready' ? personal.uid : undefined));
  const name = usePersonal((personal) => personal.name);
  const email = usePersonal((personal) => personal.email);
  useEffect(() => {
    if (!uid) return;
    let gone = false;
    const fill = (field: 'name' | 'email' | 'phone' | 'pincode', value: string | undefined) => {
      if (!gone && value && !getValues(field)) setValue(field, value);
    };
    fill('name', name);
    fill('email', email);
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
  }, [uid, name, email, getValues, setValue]);
}
