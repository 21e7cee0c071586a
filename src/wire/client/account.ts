import type { LinkState } from '#src/wire/domain.ts';
import { API, call, Refusal } from './call.ts';

/** What proves that it is the owner: the password, or the code of an account without one. */
export type Proof = { password?: string; code?: string };

/** Asks for a link to set a new password; the answer is the same for every address. */
export const requestReset = (email: string): Promise<unknown> =>
  call('POST', '/auth/request-password-reset', { email });

/** What leads into an account. */
export type WayIn = 'password' | 'google' | 'phone' | 'sessions';

/**
 * Sets a new password with a link's token; answers what led in before and does so no more. Throws `conflict` for a link that is no longer
 * good, `invalid` with `newPassword`.
 */
export const resetPassword = async (token: string, newPassword: string): Promise<WayIn[]> =>
  (await call<{ ended: WayIn[] }>('POST', '/auth/reset-password', { token, newPassword })).ended;

/** Whether a link can still set a password; uses nothing up. */
export const lookAtResetLink = async (token: string): Promise<boolean> =>
  (await call<{ good: boolean }>('POST', '/auth/reset-password/look', { token })).good;

/** What a link that proves an address is worth now; `mine`: its account is signed in here. `signedIn` and `verified` are about whoever is. */
export type VerifyLink = { state: LinkState; email?: string; mine: boolean; signedIn: boolean; verified: boolean };

/** Looks at such a link without using it. */
export const lookAtVerifyLink = (token: string): Promise<VerifyLink> =>
  call('POST', '/auth/verify-email/look', { token });

/**
 * Uses a link that proves an address; answers what it was worth, and what led in before and does so no more. Throws `invalid` with
 * `newPassword`.
 */
export const verifyEmail = (token: string, newPassword?: string): Promise<{ state: LinkState; ended: WayIn[] }> =>
  call('POST', '/auth/verify-email', { token, ...(newPassword !== undefined && { newPassword }) });

export const sendVerification = (): Promise<unknown> => call('POST', '/auth/send-verification-email');
export type CodeChannel = 'mail' | 'sms';
/** Throws `conflict`, `too-many`, `unavailable`. */
export const sendConfirmationCode = (channel: CodeChannel): Promise<unknown> =>
  call('POST', '/auth/confirmation-code', { channel });
export const rename = (name: string): Promise<unknown> => call('POST', '/auth/update-user', { name });
/** Throws `invalid` with `email`, `newEmail`, `password` or `code`. */
export const changeEmail = (newEmail: string, proof: Proof): Promise<unknown> =>
  call('POST', '/auth/change-email', { newEmail, ...proof });
/** Throws `invalid` with `password` (the present one) or `newPassword`. */
export const changePassword = (currentPassword: string, newPassword: string): Promise<unknown> =>
  call('POST', '/auth/change-password', { currentPassword, newPassword });
/** Deletes the account for good. Throws `conflict` with `detail.open`, `invalid` with `password` or `code`. */
export const deleteAccount = (proof: Proof): Promise<unknown> => call('POST', '/auth/delete-user', proof);

/** Throws `invalid` with `password` or `code` where the sign-in here is some time ago and nothing was given. */
export const signOutThere = (sessionId: string, proof: Proof): Promise<unknown> =>
  call('DELETE', `/auth/sessions/${encodeURIComponent(sessionId)}`, proof);
/** Answers on how many devices. */
export const signOutElsewhere = async (proof: Proof): Promise<number> =>
  (await call<{ ended: number }>('DELETE', '/auth/sessions', proof)).ended;

/** Where the browser downloads everything about one from. */
export const EXPORT_ADDRESS = `${API}/account/export`;

export const removePhoto = (): Promise<unknown> => call('DELETE', '/account/photo');

/** Uploads one's photo as it is; answers its address. Throws `invalid` with `file`, `too-large`. */
export async function uploadPhoto(file: Blob): Promise<string> {
  let response: Response;
  try {
    response = await fetch(`${API}/account/photo`, {
      method: 'PUT',
      credentials: 'same-origin',
      body: file,
      signal: AbortSignal.timeout(120_000),
    });
  } catch {
    throw new Refusal(0, 'offline', 'The shop cannot be reached. Please check your connection and try again.');
  }
  const answer = (await response.json().catch(() => ({}))) as {
    image?: string;
    code?: string;
    message?: string;
    fields?: Record<string, string>;
  };
  if (response.ok && answer.image) return answer.image;
  throw new Refusal(response.status, answer.code ?? 'unexpected', answer.message ?? 'Unexpected Server Error', {
    fields: answer.fields,
  });
}
