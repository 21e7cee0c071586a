import { keep, recall } from './device.ts';
import type { DayView, VisitFileView } from './visit-view.ts';

// A page's data from when there was a connection, for when there is none. The service worker caches no personal page; this is only the data, on the
// device of the person who worked with it, for three days.

type Kept<T> = { key: string; at: number; value: T };
export type ListData = { texts: object; uid: string; days: DayView[]; files: VisitFileView[] };
export type VisitData = { texts: object; uid: string; file: VisitFileView };

const put = <T>(uid: string, key: string, value: T): Promise<unknown> =>
  keep(uid, 'kept', { key, at: Date.now(), value } as Kept<T>).catch(() => {});
const take = async <T>(uid: string, key: string): Promise<T | undefined> =>
  (await recall<Kept<T>>(uid, 'kept', key).catch(() => undefined))?.value;

export async function saveList(data: ListData): Promise<void> {
  await put(data.uid, 'list', data);
  for (const file of data.files) await put(data.uid, `visit/${file.id}`, { texts: data.texts, uid: data.uid, file });
}
export const saveVisit = (data: VisitData): Promise<unknown> => put(data.uid, `visit/${data.file.id}`, data);
export const savedList = (uid: string): Promise<ListData | undefined> => take(uid, 'list');
export const savedVisit = (uid: string, id: string): Promise<VisitData | undefined> => take(uid, `visit/${id}`);

/** The shop's answer, stored for later; without a connection, the last stored answer. */
export async function orSaved<T>(
  ask: () => Promise<T>,
  save: (data: T) => Promise<unknown>,
  kept: () => Promise<T | undefined>,
): Promise<T> {
  try {
    const data = await ask();
    void save(data);
    return data;
  } catch (error) {
    // The shop's refusals are answers; everything else means that it was not reached.
    if (error instanceof Response || (typeof error === 'object' && error !== null && 'status' in error)) throw error;
    const known = await kept();
    if (known === undefined) throw error;
    return known;
  }
}
