import { useEffect, useState } from 'react';
import type { Which } from '#src/wire/client/product-changes.ts';
import { filterOf, type ManagerView } from '../list-address.ts';
import type { ProductRow } from '../row.ts';

export type Marks = ReturnType<typeof useMarks>;

/** Which products are selected: some by hand, across pages, or all that the current filter finds. */
export function useMarks(view: ManagerView, rows: ProductRow[], total: number) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const filter = JSON.stringify(filterOf(view));
  useEffect(() => {
    if (filter) {
      setIds(new Set());
      setAll(false);
    }
  }, [filter]);
  const here = rows.map(({ id }) => id);
  const wholePage = here.length > 0 && (all || here.every((id) => ids.has(id)));
  return {
    all,
    count: all ? total : ids.size,
    wholePage,
    has: (id: string) => all || ids.has(id),
    toggle(id: string) {
      setAll(false);
      setIds(
        (now) => new Set((all ? here : [...now]).filter((one) => one !== id).concat(all || now.has(id) ? [] : [id])),
      );
    },
    togglePage() {
      setAll(false);
      setIds((now) => (wholePage ? new Set([...now].filter((id) => !here.includes(id))) : new Set([...now, ...here])));
    },
    takeAll: () => setAll(true),
    clear() {
      setIds(new Set());
      setAll(false);
    },
    which: (): Which => (all ? (JSON.parse(filter) as Which) : { ids: [...ids] }),
  };
}
