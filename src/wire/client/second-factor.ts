import type {
  beginAnswer,
  beginBody,
  codeBody,
  recoveryAnswer,
  removeBody,
} from '#src/wire/customers/second-factor.ts';
import type { Proof } from './account.ts';
import { call, type Sent } from './call.ts';

/** Creates a secret for an authenticator app; it takes effect with {@link confirmSecondFactor}. Throws {@link Refusal}. */
export const beginSecondFactor = (proof: Proof) =>
  call<{ body: typeof beginBody; answer: typeof beginAnswer }>('POST', '/second-factor', proof);

/** Answers the recovery codes, which are shown only this once. */
export const confirmSecondFactor = async (code: string): Promise<string[]> =>
  (await call<{ body: typeof codeBody; answer: typeof recoveryAnswer }>('POST', '/second-factor/confirm', { code }))
    .recoveryCodes;

export const renewRecoveryCodes = async (code: string): Promise<string[]> =>
  (
    await call<{ body: typeof codeBody; answer: typeof recoveryAnswer }>('POST', '/second-factor/recovery-codes', {
      code,
    })
  ).recoveryCodes;

/** The second step of signing in: a code from the app, or a recovery code. */
export const passSecondFactor = (code: string): Promise<unknown> =>
  call<{ body: typeof codeBody }>('POST', '/second-factor/pass', { code });

export const removeSecondFactor = (input: Sent<typeof removeBody>): Promise<unknown> =>
  call<{ body: typeof removeBody }>('POST', '/second-factor/remove', input);

export const declineSecondFactor = (): Promise<unknown> => call('POST', '/second-factor/decline', {});
