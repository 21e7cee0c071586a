/** What an API key may do; each call names the scopes that open it, all others are closed to keys. */
export const API_SCOPES = ['catalogue:read', 'stock:write', 'orders:read', 'parcels:write'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const MOST_KEYS = 20;
