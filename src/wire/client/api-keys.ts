import type { keyBody, keyMade } from '#src/wire/customers/api-key.ts';
import { call, type Sent } from './call.ts';

/** Makes a key; answers it, this once. */
export const createApiKey = async (draft: Sent<typeof keyBody>): Promise<string> =>
  (await call<{ body: typeof keyBody; answer: typeof keyMade }>('POST', '/admin/api-keys', draft)).data.key;

export const endApiKey = (id: string) => call('DELETE', `/admin/api-keys/${encodeURIComponent(id)}`);
