import { nameOfPlacement, type PlacementName, placementNamed } from '#src/kernel/placements.ts';
import type {
  changeBody,
  changedAnswer,
  previewAnswer,
  previewBody,
  undoneAnswer,
} from '#src/wire/catalogue/product-changes.ts';
import { type Answered, call, type Sent } from './call.ts';

type WireChange = Sent<typeof previewBody>['change'];
type WirePreview = Answered<typeof previewAnswer>['data']['preview'];

/** Which products a change applies to: some by their ids, or all that match a filter of the manager. */
export type Which = Omit<Sent<typeof previewBody>['which'], 'placement'> & { placement?: PlacementName };

/** One change to many products, in whole rupees and pieces. */
export type ProductsChange = Exclude<WireChange, { field: 'placement' }> | { field: 'placement'; value: PlacementName };

const encode = ({ placement, ...which }: Which, change: ProductsChange): Sent<typeof previewBody> => ({
  which: { ...which, placement: placement && placementNamed(placement) },
  change: change.field === 'placement' ? { ...change, value: placementNamed(change.value) } : change,
});

const decodeValues = ({ addTo, ...rest }: WirePreview['lines'][number]['before']) => ({
  ...rest,
  ...(addTo !== undefined && { placement: nameOfPlacement(addTo) }),
});
export type ChangedValues = ReturnType<typeof decodeValues>;

const decodeLine = ({ _id, before, after, ...line }: WirePreview['lines'][number]) => ({
  ...line,
  id: _id,
  before: decodeValues(before),
  ...(after && { after: decodeValues(after) }),
});
type PreviewLine = ReturnType<typeof decodeLine>;
export type Preview = Omit<WirePreview, 'lines'> & { lines: PreviewLine[] };

/** Previews the change; nothing is written. */
export async function previewChange(which: Which, change: ProductsChange): Promise<Preview> {
  const { data } = await call<{ body: typeof previewBody; answer: typeof previewAnswer }>(
    'POST',
    '/product-changes/preview',
    encode(which, change),
  );
  return { ...data.preview, lines: data.preview.lines.map(decodeLine) };
}

const decodeMade = ({ _id, ...counts }: Answered<typeof changedAnswer>['data']['change']) => ({ id: _id, ...counts });
export type ChangeMade = ReturnType<typeof decodeMade>;

/** Makes the change that was previewed under `key`; 409 if the products have changed in the meantime. */
export async function changeProducts(which: Which, change: ProductsChange, key: string): Promise<ChangeMade> {
  const body = { ...encode(which, change), key };
  const { data } = await call<{ body: typeof changeBody; answer: typeof changedAnswer }>(
    'POST',
    '/product-changes',
    body,
  );
  return decodeMade(data.change);
}

/** Restores the former values; `kept` are those that were changed since and stay. */
export const undoChange = async (id: string): Promise<Answered<typeof undoneAnswer>['data']['undone']> =>
  (await call<{ answer: typeof undoneAnswer }>('POST', `/product-changes/${encodeURIComponent(id)}/undo`)).data.undone;
