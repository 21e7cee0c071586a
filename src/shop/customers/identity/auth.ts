import type { OpenIdProvider } from './google/open-id-provider.ts';

/** What identity stands on: the key that signs its cookies, whether those are Secure, and Google where the shop has an account there. */
export type Auth = { secret: string; secureCookies: boolean; google: OpenIdProvider | undefined };
