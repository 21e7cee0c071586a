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
} from '#src/wire/customers/account.ts';
import { type Answered, API, call, type Sent, sendFile } from './call.ts';

/** Proof of the account's holder: the password, or a code for an account without one. */
export type Proof = Sent<typeof proofBody>;

/** Asks for a link to set a new password; the answer is the same for every address. */
export const requestReset = (email: string): Promise<unknown> =>
  call<{ body: typeof resetAskBody }>('POST', '/auth/request-password-reset', { email });

/** The ways to sign in to an account. */
export type SignInMethod = Answered<typeof resetAnswer>['ended'][number];

/**
 * Sets a new password with a link's token; answers which sign-in methods stopped working. Throws `conflict` if the link is no longer valid,
 * `invalid` with `newPassword`.
 */
export const resetPassword = async (token: string, newPassword: string): Promise<SignInMethod[]> =>
  (
    await call<{ body: typeof resetBody; answer: typeof resetAnswer }>('POST', '/auth/reset-password', {
      token,
      newPassword,
    })
  ).ended;

/** Whether a link can still set a password; does not use it. */
export const lookAtResetLink = async (token: string): Promise<boolean> =>
  (
    await call<{ body: typeof linkBody; answer: typeof resetLinkAnswer }>('POST', '/auth/reset-password/look', {
      token,
    })
  ).good;

/**
 * The state of a verification link; `mine`: its account is signed in here. `signedIn` and `verified` are about the signed-in account,
 * whichever it is.
 */
export type VerifyLink = Answered<typeof verifyLinkAnswer>;

/** Checks such a link without using it. */
export const lookAtVerifyLink = (token: string): Promise<VerifyLink> =>
  call<{ body: typeof linkBody; answer: typeof verifyLinkAnswer }>('POST', '/auth/verify-email/look', { token });

/** Uses a verification link; answers its state, and which sign-in methods stopped working. Throws `invalid` with `newPassword`. */
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
/** Throws `invalid` with `password` (the current one) or `newPassword`. */
export const changePassword = (currentPassword: string, newPassword: string): Promise<unknown> =>
  call<{ body: typeof changePasswordBody }>('POST', '/auth/change-password', { currentPassword, newPassword });
/** Deletes the account for good. Throws `conflict` with `detail.open`, `invalid` with `password` or `code`. */
export const deleteAccount = (proof: Proof): Promise<unknown> =>
  call<{ body: typeof proofBody }>('POST', '/auth/delete-user', proof);

/** Throws `invalid` with `password` or `code` if the sign-in here is some time ago and no proof was given. */
export const signOutThere = (sessionId: string, proof: Proof): Promise<unknown> =>
  call<{ body: typeof proofBody }>('DELETE', `/auth/sessions/${encodeURIComponent(sessionId)}`, proof);
/** Answers the number of devices. */
export const signOutElsewhere = async (proof: Proof): Promise<number> =>
  (await call<{ body: typeof proofBody; answer: typeof endedAnswer }>('DELETE', '/auth/sessions', proof)).ended;

/** Where the browser downloads the account's export from. */
export const EXPORT_ADDRESS = `${API}/account/export`;

export const removePhoto = (): Promise<unknown> => call('DELETE', '/account/photo');

/** Uploads the account's photo unchanged; answers its address. Throws `invalid` with `file`, `too-large`. */
export const uploadPhoto = async (file: Blob): Promise<string> =>
  (
    await sendFile<{ answer: typeof photoAnswer }>('PUT', '/account/photo', file, {
      signal: AbortSignal.timeout(120_000),
    })
  ).image;
