import type { Proof } from './account.ts';
import { call } from './call.ts';
import type { Entrance } from './identity.ts';

/** A code on its way: `challenge` goes with it; seconds until it ends and until another may be asked for. */
export type PhoneCode = { challenge: string; expiresIn: number; resendIn: number };

/** Sends a code to sign in with. @param phone ten digits. Throws {@link Refusal}. */
export const askForCode = (phone: string): Promise<PhoneCode> => call<PhoneCode>('POST', '/phone/code', { phone });

export const signInByPhone = async (challenge: string, code: string): Promise<Entrance> =>
  (await call<{ entered: Entrance }>('POST', '/phone/sign-in', { challenge, code })).entered;

/** Makes the account of a new number that was just proved. */
export const signUpByPhone = async (input: { challenge: string; name: string; email: string }): Promise<Entrance> =>
  (await call<{ entered: Entrance }>('POST', '/phone/sign-up', input)).entered;

/** Sends a code to the number that one's account is to have. Throws `invalid` with `phone`, `password` or `code`. */
export const askForPhoneChange = (phone: string, proof: Proof): Promise<PhoneCode> =>
  call<PhoneCode>('POST', '/account/phone/code', { phone, ...proof });

/** Gives one's account the number whose code was typed; answers it as E.164. */
export const changePhone = async (challenge: string, code: string): Promise<string> =>
  (await call<{ phone: string }>('PUT', '/account/phone', { challenge, code })).phone;

export const removePhone = (proof: Proof): Promise<unknown> => call('DELETE', '/account/phone', proof);
