import { useState } from 'react';
import type { Address } from '#src/contract/domain.ts';

/** The saved addresses with what has been added on this page; a new one is the default and chosen (decisions.md §3). */
export function useAddresses(saved: Address[]) {
  const [added, setAdded] = useState<Address[]>([]);
  const [wanted, setWanted] = useState<string>();
  const [adding, setAdding] = useState(false);
  const [justSaved, setJustSaved] = useState(false);

  const known = new Set(saved.map((address) => address.id));
  const fresh = added.filter((address) => !known.has(address.id));
  const addresses = [...fresh, ...saved].map((address, at) => ({ ...address, isDefault: at === 0 }));
  const chosen = addresses.find((address) => address.id === wanted) ?? addresses[0];

  return {
    addresses,
    chosen,
    adding: adding || addresses.length === 0,
    justSaved,
    setAdding(on: boolean) {
      setAdding(on);
      setJustSaved(false);
    },
    choose: setWanted,
    onSaved(address: Address) {
      setAdded((before) => [address, ...before]);
      setWanted(address.id);
      setAdding(false);
      setJustSaved(true);
    },
  };
}

export type Addresses = ReturnType<typeof useAddresses>;
