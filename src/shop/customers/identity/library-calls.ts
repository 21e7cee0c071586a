/**
 * The calls of the identity library that a browser may reach, under `/api/auth`. All others are shut: the shop answers itself what
 * they would do (src/api/account.ts), by hashed one-time links, in one transaction each, and tells no tokens.
 * @internal
 */
export const LIBRARY_CALLS = [
  '/sign-up/email',
  '/sign-in/email',
  '/sign-out',
  '/get-session',
  '/sign-in/social',
  '/callback/google',
] as const;

export const isLibraryCall = (path: string): boolean => (LIBRARY_CALLS as readonly string[]).includes(path);
