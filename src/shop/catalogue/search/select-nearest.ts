import type { HeldCatalogue } from './held-catalogue.ts';

type Near = { id: string; price: number; limit: number } & ({ category: string } | { brand: string });

/** Ids of the products of a category or brand whose price is nearest, without this one; of two as near, the one that was there first. */
export function selectNearest(held: HeldCatalogue, near: Near): string[] {
  const { columns, codes, ids } = held.columns;
  const column = 'category' in near ? 'category' : 'brand';
  const wanted = codes[column].find('category' in near ? near.category : near.brand);
  const [of, own] = [columns[column], held.columns.rowOf(near.id)];
  const far = (row: number) => Math.abs((columns.price[row] as number) - near.price);
  const nearer = (a: number, b: number) =>
    far(a) - far(b) || (columns.number[a] as number) - (columns.number[b] as number);
  const best: number[] = [];
  for (const row of held.inOrder('placed')) {
    if (of[row] !== wanted || row === own) continue;
    if (best.length === near.limit && nearer(row, best.at(-1) as number) >= 0) continue;
    const at = best.findIndex((other) => nearer(row, other) < 0);
    best.splice(at < 0 ? best.length : at, 0, row);
    best.length = Math.min(best.length, near.limit);
  }
  return best.map((row) => ids[row] as string);
}
