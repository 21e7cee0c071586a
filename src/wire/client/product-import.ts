import type { importAnswer, planBody, startBody } from '#src/wire/catalogue/product-import.ts';
import { type Answered, API, call, type Sent, sendFile } from './call.ts';

type One = { answer: typeof importAnswer };

export const decodeImport = ({ _id, ...rest }: Answered<typeof importAnswer>['data']['import']) => ({
  ...rest,
  id: _id,
});
/** A file of products, and what importing it would do or has done. */
export type ProductFile = ReturnType<typeof decodeImport>;
export type ImportPlan = Sent<typeof planBody>;

const path = (id: string) => `/product-imports/${encodeURIComponent(id)}`;

/** Uploads a file to be checked; nothing in the shop changes. Throws {@link Refusal}. */
export async function sendProductFile(file: File): Promise<ProductFile> {
  const query = new URLSearchParams({ name: file.name.slice(0, 200) });
  const options = { type: 'application/octet-stream' };
  return decodeImport((await sendFile<One>('POST', `/product-imports?${query}`, file, options)).data.import);
}

export const showProductFile = async (id: string): Promise<ProductFile> =>
  decodeImport((await call<One>('GET', path(id))).data.import);

/** Imports it; `leaveOut` skips refused rows. */
export const startImport = async (id: string, leaveOut: boolean): Promise<ProductFile> =>
  decodeImport((await call<One & { body: typeof startBody }>('POST', `${path(id)}/start`, { leaveOut })).data.import);

export const cancelImport = async (id: string): Promise<ProductFile> =>
  decodeImport((await call<One>('POST', `${path(id)}/cancel`, {})).data.import);

/** Sets how a file is to be read; it is checked again. */
export const planImport = async (id: string, plan: ImportPlan): Promise<ProductFile> =>
  decodeImport((await call<One & { body: typeof planBody }>('PUT', `${path(id)}/plan`, plan)).data.import);

/** Undoes an import. */
export const undoImport = async (id: string): Promise<ProductFile> =>
  decodeImport((await call<One>('POST', `${path(id)}/undo`, {})).data.import);

/** Where the browser downloads the list of faults, and the products as a sheet. */
export const faultsHref = (id: string): string => `${API}${path(id)}/faults`;
export const exportHref = (
  file: 'products' | 'template',
  format: 'csv' | 'xlsx',
  filter: Record<string, string | undefined> = {},
): string => {
  const query = new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return `${API}/product-export/${file}.${format}${query.size ? `?${query}` : ''}`;
};
