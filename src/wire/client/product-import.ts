import type { WireImport, WirePlan } from '#src/wire/product-import.ts';
import { API, call, Refusal } from './call.ts';

/** A file of products, and what it would do or has done. */
export type ProductFile = Omit<WireImport, '_id'> & { id: string };
export type ImportPlan = WirePlan;
type One = { data: { import: WireImport } };

export const decodeImport = ({ _id, ...rest }: WireImport): ProductFile => ({ ...rest, id: _id });
const path = (id: string) => `/product-imports/${encodeURIComponent(id)}`;

/** Sends a file to be looked through; nothing in the shop changes. Throws {@link Refusal}. */
export async function sendProductFile(file: File): Promise<ProductFile> {
  const response = await fetch(`${API}/product-imports?${new URLSearchParams({ name: file.name.slice(0, 200) })}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
    body: file,
  }).catch(() => {
    throw new Refusal(0, 'offline', 'The shop cannot be reached. Please check your connection and try again.');
  });
  const answer = (await response.json().catch(() => ({}))) as Partial<One> & { code?: string; message?: string };
  if (response.ok && answer.data) return decodeImport(answer.data.import);
  throw new Refusal(response.status, answer.code ?? 'unexpected', answer.message ?? 'Unexpected Server Error');
}

export const showProductFile = async (id: string): Promise<ProductFile> =>
  decodeImport((await call<One>('GET', path(id))).data.import);

/** Imports it; `leaveOut` leaves refused rows out. */
export const startImport = async (id: string, leaveOut: boolean): Promise<ProductFile> =>
  decodeImport((await call<One>('POST', `${path(id)}/start`, { leaveOut })).data.import);

export const cancelImport = async (id: string): Promise<ProductFile> =>
  decodeImport((await call<One>('POST', `${path(id)}/cancel`, {})).data.import);

/** How a file is to be read; it is looked through anew. */
export const planImport = async (id: string, plan: ImportPlan): Promise<ProductFile> =>
  decodeImport((await call<One>('PUT', `${path(id)}/plan`, plan)).data.import);

/** Takes an import back. */
export const undoImport = async (id: string): Promise<ProductFile> =>
  decodeImport((await call<One>('POST', `${path(id)}/undo`, {})).data.import);

/** Where the browser gets the file of faults, and the products as a sheet. */
export const faultsHref = (id: string): string => `${API}${path(id)}/faults`;
export const exportHref = (
  file: 'products' | 'template',
  format: 'csv' | 'xlsx',
  filter: Record<string, string | undefined> = {},
): string => {
  const query = new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return `${API}/product-export/${file}.${format}${query.size ? `?${query}` : ''}`;
};
