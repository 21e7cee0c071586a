import { readFileSync } from 'node:fs';
import type { Answer, Visitor } from './visitor.ts';

type Sample = 'shopify-customers' | 'shopify-orders' | 'woocommerce-customers' | 'woocommerce-orders';

/** An export of a former shop, as its bytes. */
export const sample = (name: Sample): Buffer => readFileSync(new URL(`./former-shop/${name}.csv`, import.meta.url));

/** Has a file looked through. */
export const uploadExport = (admin: Visitor, raw: string | Buffer, name = 'export.csv'): Promise<Answer> =>
  admin.call('POST', `/moving-imports?name=${name}`, undefined, {
    raw: typeof raw === 'string' ? raw : new Uint8Array(raw),
    headers: { 'content-type': 'application/octet-stream' },
  });

/** Has a file looked through and takes in what is good of it; answers its id. */
export async function moveIn(admin: Visitor, raw: string | Buffer): Promise<string> {
  const { id, counts } = (await uploadExport(admin, raw)).body.data.import;
  const taken = await admin.call('POST', `/moving-imports/${id}/start`, { leaveOut: counts.refused > 0 });
  if (taken.status !== 200) throw new Error(`The file was not taken in: ${taken.text}`);
  return id;
}
