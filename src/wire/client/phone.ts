import type { proofBody } from '#src/wire/customers/account.ts';
import type {
  phoneAskAnswer,
  phoneAskBody,
  phoneChangeBody,
  phoneChanged,
  phoneCodeBody,
  phoneEntered,
  phoneSignUpBody,
} from '#src/wire/customers/phone.ts';
import type { Proof } from './account.ts';
import { type Answered, call, type Sent } from './call.ts';
import type { Entrance } from './identity.ts';

/** A code that was sent: `challenge` identifies it; seconds until it expires and until another may be requested. */
export type PhoneCode = Omit<Answered<typeof phoneAskAnswer>, 'status'>;

/** Sends a code for signing in. @param phone ten digits. Throws {@link Refusal}. */
export const askForCode = (phone: string): Promise<PhoneCode> =>
  call<{ body: typeof phoneAskBody; answer: typeof phoneAskAnswer }>('POST', '/phone/code', { phone });

export const signInByPhone = async (challenge: string, code: string): Promise<Entrance> =>
  (
    await call<{ body: typeof phoneCodeBody; answer: typeof phoneEntered }>('POST', '/phone/sign-in', {
      challenge,
      code,
    })
  ).entered;

/** Creates the account of a new number that was just verified. */
export const signUpByPhone = async (input: Sent<typeof phoneSignUpBody>): Promise<Entrance> =>
  (await call<{ body: typeof phoneSignUpBody; answer: typeof phoneEntered }>('POST', '/phone/sign-up', input)).entered;

/** Sends a code to the account's new number. Throws `invalid` with `phone`, `password` or `code`. */
export const askForPhoneChange = (phone: string, proof: Proof): Promise<PhoneCode> =>
  call<{ body: typeof phoneChangeBody; answer: typeof phoneAskAnswer }>('POST', '/account/phone/code', {
    phone,
    ...proof,
  });

/** Sets the account's number to the one whose code was entered; answers it as E.164. */
export const changePhone = async (challenge: string, code: string): Promise<string> =>
  (
    await call<{ body: typeof phoneCodeBody; answer: typeof phoneChanged }>('PUT', '/account/phone', {
      challenge,
      code,
    })
  ).phone;

export const removePhone = (proof: Proof): Promise<unknown> =>
  call<{ body: typeof proofBody }>('DELETE', '/account/phone', proof);
