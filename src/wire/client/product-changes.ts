import { call } from './call.ts';
import { PLACEMENT_ON_WIRE, type PlacementName, placementOf } from './product-words.ts';

/** Which products a change is meant for: some by their ids, or all that a filter of the manager finds. */
export type Which =
  | { ids: string[] }
  | { q?: string; placement?: PlacementName; category?: string; brand?: string; stock?: string; state?: string };

/** One change of many products, in whole rupees and pieces. */
export type ProductsChange =
  | { field: 'price'; how: 'percent' | 'add' | 'set'; value: number }
  | { field: 'stock'; how: 'add' | 'set'; value: number }
  | { field: 'placement'; value: PlacementName }
  | { field: 'category'; value: string }
  | { field: 'archived'; value: boolean };

export type ChangedValues = {
  price?: number;
  stock?: number;
  placement?: PlacementName;
  category?: string;
  archived?: boolean;
};
export type PreviewLine = { id: string; name: string; before: ChangedValues; after?: ChangedValues; refused?: string };
export type Preview = { changed: number; unchanged: number; refused: number; key: string; lines: PreviewLine[] };

type WireValues = Omit<ChangedValues, 'placement'> & { addTo?: string };
type WireLine = Omit<PreviewLine, 'id' | 'before' | 'after'> & { _id: string; before: WireValues; after?: WireValues };

const decodeValues = ({ addTo, ...rest }: WireValues): ChangedValues => ({
  ...rest,
  ...(addTo !== undefined && { placement: placementOf(addTo) }),
});

const encode = (which: Which, change: ProductsChange) => ({
  which: 'ids' in which ? which : { ...which, placement: which.placement && PLACEMENT_ON_WIRE[which.placement] },
  change: change.field === 'placement' ? { ...change, value: PLACEMENT_ON_WIRE[change.value] } : change,
});

/** What the change would do; nothing is written. */
export async function previewChange(which: Which, change: ProductsChange): Promise<Preview> {
  const { data } = await call<{ data: { preview: Omit<Preview, 'lines'> & { lines: WireLine[] } } }>(
    'POST',
    '/product-changes/preview',
    encode(which, change),
  );
  const { lines, ...rest } = data.preview;
  return {
    ...rest,
    lines: lines.map(({ _id, before, after, ...line }) => ({
      ...line,
      id: _id,
      before: decodeValues(before),
      ...(after && { after: decodeValues(after) }),
    })),
  };
}

export type ChangeMade = { id: string; changed: number; refused: number };

/** Makes the change that was previewed under `key`; 409 when the products have changed meanwhile. */
export async function changeProducts(which: Which, change: ProductsChange, key: string): Promise<ChangeMade> {
  const { data } = await call<{ data: { change: { _id: string; changed: number; refused: number } } }>(
    'POST',
    '/product-changes',
    {
      ...encode(which, change),
      key,
    },
  );
  const { _id, ...counts } = data.change;
  return { id: _id, ...counts };
}

/** Gives back the former values; `kept` are those that were changed since and stay. */
export async function undoChange(id: string): Promise<{ restored: number; kept: { name: string }[] }> {
  const { data } = await call<{ data: { undone: { restored: number; kept: { name: string }[] } } }>(
    'POST',
    `/product-changes/${encodeURIComponent(id)}/undo`,
  );
  return data.undone;
}
