import { useMemo, useState } from 'react';
import type { Address } from '#src/wire/domain.ts';

/** The saved addresses with this page's changes, the default first; a new one becomes the default and is chosen (rules.md §3). */
export function useAddresses(saved: Address[]) {
  const [own, setOwn] = useState<{
    added: Address[];
    edited: Record<string, Address>;
    removed: string[];
    first: string | undefined;
  }>({
    added: [],
    edited: {},
    removed: [],
    first: undefined,
  });
  const [wanted, setWanted] = useState<string>();
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<string>();
  const [justSaved, setJustSaved] = useState(false);

  // The same object until something changes, so that the form is not rendered at each press on a quantity.
  return useMemo(() => {
    const known = new Set(saved.map((address) => address.id));
    const all = [...own.added.filter(({ id }) => !known.has(id)), ...saved]
      .filter(({ id }) => !own.removed.includes(id))
      .map((address) => own.edited[address.id] ?? address);
    const first = all.find(({ id }) => id === own.first) ?? all[0];
    const addresses = first
      ? [first, ...all.filter((address) => address !== first)].map((address, at) => ({
          ...address,
          isDefault: at === 0,
        }))
      : [];
    const chosen = addresses.find((address) => address.id === wanted) ?? addresses[0];

    return {
      addresses,
      chosen,
      adding: !editing && (adding || addresses.length === 0),
      /** Whether the form for a new one was requested. */
      asked: adding,
      /** The address whose form is open. */
      editing: addresses.find(({ id }) => id === editing),
      justSaved,
      setAdding(on: boolean) {
        setAdding(on);
        setEditing(undefined);
        setJustSaved(false);
      },
      edit(id: string | undefined) {
        setEditing(id);
        setAdding(false);
        setJustSaved(false);
      },
      choose: setWanted,
      onSaved(address: Address) {
        const { id } = address;
        if (addresses.some((one) => one.id === id))
          setOwn((was) => ({ ...was, edited: { ...was.edited, [id]: address } }));
        else setOwn((was) => ({ ...was, added: [address, ...was.added], first: id }));
        setWanted(id);
        setAdding(false);
        setEditing(undefined);
        setJustSaved(true);
      },
      onDefault: (id: string) => setOwn((was) => ({ ...was, first: id })),
      onRemoved(id: string) {
        setOwn((was) => ({ ...was, removed: [...was.removed, id] }));
        setJustSaved(false);
      },
    };
  }, [saved, own, wanted, adding, editing, justSaved]);
}

export type Addresses = ReturnType<typeof useAddresses>;
