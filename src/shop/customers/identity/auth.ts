import type { OpenIdProvider } from './google/open-id-provider.ts';

/** What identity needs: the key that signs its cookies, whether those are Secure, and Google if the shop has an account there. */
export type Auth = { secret: string; secureCookies: boolean; google: OpenIdProvider | undefined };
