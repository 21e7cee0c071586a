import { z } from '@hono/zod-openapi';
import { API_SCOPES } from '#src/kernel/api-scopes.ts';
import type { ApiKey } from '#src/shop/customers/api-keys/api-key.ts';
import type { KeyDraft } from '#src/shop/customers/api-keys/create-key.ts';
import { coded } from '#src/wire/coded.ts';
import { id, success, words } from '#src/wire/values.ts';
import { proof } from './account.ts';

const scope = z.enum(API_SCOPES, { error: coded('one-of') });

/** Making a key asks for the password, or a code where the account has none: it may do what its owner may. */
export const keyBody = z
  .object({
    name: words(60),
    scopes: z.array(scope, { error: coded('must-be-list') }).min(1, coded('choose-scope')),
    networks: z
      .array(words(60), { error: coded('must-be-list') })
      .max(20, coded('at-most-entries'))
      .default([])
      .openapi({ description: 'Addresses or ranges such as 203.0.113.0/24; none: from anywhere' }),
    until: z.iso
      .date({ error: coded('must-be-day-like') })
      .nullable()
      .default(null)
      .openapi({ description: 'Its last day' }),
    ...proof,
  })
  .openapi('ApiKeyBody');
export const decodeKey = ({ name, scopes, networks, until }: z.infer<typeof keyBody>): KeyDraft => ({
  name,
  scopes,
  networks,
  until,
});

const wireKey = z
  .object({
    id,
    name: z.string(),
    beginning: z.string(),
    scopes: z.array(scope),
    networks: z.array(z.string()),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .openapi('ApiKey');
export const keyList = z.object({ status: success, data: z.object({ keys: z.array(wireKey) }) });
export const keyMade = z.object({
  status: success,
  data: z.object({
    key: z.string().openapi({ description: 'Shown only here: the shop keeps its hash' }),
    made: wireKey,
  }),
});

export const encodeKey = ({ createdAt, expiresAt, lastUsedAt, ...key }: ApiKey): z.infer<typeof wireKey> => ({
  ...key,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
