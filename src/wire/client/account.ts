import type {
  changeEmailBody,
  changePasswordBody,
  codeAskBody,
  endedAnswer,
  linkBody,
  nameBody,
  photoAnswer,
  proofBody,
  resetAnswer,
  resetAskBody,
  resetBody,
  resetLinkAnswer,
  verifyAnswer,
  verifyBody,
  verifyLinkAnswer,
} from '#src/wire/account.ts';
import { type Answered, API, call, type Sent, sendFile } from './call.ts';

/** What proves that it is the owner: the password, or the code of an account without one. */
export type Proof = Sent<typeof proofBody>;

/** Asks for a link to set a new password; the answer is the same for every address. */
export const requestReset = (email: string): Promise<unknown> =>
  call<{ body: typeof resetAskBody }>('POST', '/auth/request-password-reset', { email });

/** What leads into an account. */
export type SignInMethod = Answered<typeof resetAnswer>['ended'][number];

/**
 * Sets a new password with a link's token; answers what led in before and does so no more. Throws `conflict` for a link that is no longer
 * good, `invalid` with `newPassword`.
 */
export const resetPassword = async (token: string, newPassword: string): Promise<SignInMethod[]> =>
  (
    await call<{ body: typeof resetBody; answer: typeof resetAnswer }>('POST', '/auth/reset-password', {
      token,
      newPassword,
    })
  ).ended;

/** Whether a link can still set a password; uses nothing up. */
export const lookAtResetLink = async (token: string): Promise<boolean> =>
  (
    await call<{ body: typeof linkBody; answer: typeof resetLinkAnswer }>('POST', '/auth/reset-password/look', {
      token,
    })
  ).good;

/** What a link that proves an address is worth now; `mine`: its account is signed in here. `signedIn` and `verified` are about whoever is. */
export type VerifyLink = Answered<typeof verifyLinkAnswer>;

/** Looks at such a link without using it. */
export const lookAtVerifyLink = (token: string): Promise<VerifyLink> =>
  call<{ body: typeof linkBody; answer: typeof verifyLinkAnswer }>('POST', '/auth/verify-email/look', { token });

/**
 * Uses a link that proves an address; answers what it was worth, and what led in before and does so no more. Throws `invalid` with
 * `newPassword`.
 */
export const verifyEmail = (token: string, newPassword?: string): Promise<Answered<typeof verifyAnswer>> =>
  call<{ body: typeof verifyBody; answer: typeof verifyAnswer }>('POST', '/auth/verify-email', {
    token,
    ...(newPassword !== undefined && { newPassword }),
  });

export const sendVerification = (): Promise<unknown> => call('POST', '/auth/send-verification-email');
export type CodeChannel = NonNullable<Sent<typeof codeAskBody>['channel']>;
/** Throws `conflict`, `too-many`, `unavailable`. */
export const sendConfirmationCode = (channel: CodeChannel): Promise<unknown> =>
  call<{ body: typeof codeAskBody }>('POST', '/auth/confirmation-code', { channel });
export const rename = (name: string): Promise<unknown> =>
  call<{ body: typeof nameBody }>('POST', '/auth/update-user', { name });
/** Throws `invalid` with `email`, `newEmail`, `password` or `code`. */
export const changeEmail = (newEmail: string, proof: Proof): Promise<unknown> =>
  call<{ body: typeof changeEmailBody }>('POST', '/auth/change-email', { newEmail, ...proof });
/** Throws `invalid` with `password` (the present one) or `newPassword`. */
export const changePassword = (currentPassword: string, newPassword: string): Promise<unknown> =>
  call<{ body: typeof changePasswordBody }>('POST', '/auth/change-password', { currentPassword, newPassword });
/** Deletes the account for good. Throws `conflict` with `detail.open`, `invalid` with `password` or `code`. */
export const deleteAccount = (proof: Proof): Promise<unknown> =>
  call<{ body: typeof proofBody }>('POST', '/auth/delete-user', proof);

/** Throws `invalid` with `password` or `code` where the sign-in here is some time ago and nothing was given. */
export const signOutThere = (sessionId: string, proof: Proof): Promise<unknown> =>
  call<{ body: typeof proofBody }>('DELETE', `/auth/sessions/${encodeURIComponent(sessionId)}`, proof);
/** Answers on how many devices. */
export const signOutElsewhere = async (proof: Proof): Promise<number> =>
  (await call<{ body: typeof proofBody; answer: typeof endedAnswer }>('DELETE', '/auth/sessions', proof)).ended;

/** Where the browser downloads everything about one from. */
export const EXPORT_ADDRESS = `${API}/account/export`;

export const removePhoto = (): Promise<unknown> => call('DELETE', '/account/photo');

/** Uploads one's photo as it is; answers its address. Throws `invalid` with `file`, `too-large`. */
export const uploadPhoto = async (file: Blob): Promise<string> =>
  (
    await sendFile<{ answer: typeof photoAnswer }>('PUT', '/account/photo', file, {
      signal: AbortSignal.timeout(120_000),
    })
  ).image;
