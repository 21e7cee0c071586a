import { CALLS } from '#src/wire/calls.ts';
import type {
  googleAnswer,
  googleBody,
  sessionAnswer,
  signInAnswer,
  signInBody,
  signUpAnswer,
  signUpBody,
} from '#src/wire/customers/identity.ts';
import type { phoneEntered } from '#src/wire/customers/phone.ts';
import type { userBody } from '#src/wire/customers/user.ts';
import { type Answered, call, type Sent } from './call.ts';

/** The outcome of a sign-in; `newcomer`: a number without an account. */
export type Entrance = Answered<typeof phoneEntered>['entered'];

type AuthUser = Answered<typeof signUpAnswer>['user'];

/** Creates the account, signs it in at once, and then creates its user record (spec.md §4 Sign-up flow). Throws {@link Refusal}. */
export async function signUp(input: Sent<typeof signUpBody>): Promise<AuthUser> {
  const { user } = await call<{ body: typeof signUpBody; answer: typeof signUpAnswer }>(
    'POST',
    '/auth/sign-up/email',
    input,
  );
  // The account exists by now: if the second answer is lost, "Failed to create an account" would be wrong.
  await createUser(user).catch(() => createUser(user).catch(() => undefined));
  return user;
}

const createUser = ({ id, name, email }: AuthUser) =>
  call<{ body: typeof userBody }>('POST', CALLS.createUser, {
    uid: id,
    username: name,
    email,
    favorites: [],
    orders: [],
    ratings: [],
    cart: [],
    address: [],
  });

/** Signs in; answers `second-factor` if a code is still needed. Throws {@link Refusal}. */
export async function signIn(input: Sent<typeof signInBody>): Promise<Entrance> {
  const { secondFactor } = await call<{ body: typeof signInBody; answer: typeof signInAnswer }>(
    'POST',
    '/auth/sign-in/email',
    input,
  );
  return secondFactor ? 'second-factor' : 'session';
}

/**
 * Begins a sign-in with Google; answers the address to go to. Throws {@link Refusal}.
 * @param landing our pages on which it ends, successful or not
 */
export const beginGoogle = async (landing: { done: string; failed: string }): Promise<string> =>
  (
    await call<{ body: typeof googleBody; answer: typeof googleAnswer }>('POST', '/auth/sign-in/social', {
      provider: 'google',
      callbackURL: landing.done,
      errorCallbackURL: landing.failed,
      disableRedirect: true,
    })
  ).url;

export const signOut = (): Promise<unknown> => call('POST', '/auth/sign-out', {});

/** Who is signed in, by the session cookie; undefined for nobody. */
export async function whoIsSignedIn(signal?: AbortSignal): Promise<AuthUser | undefined> {
  const answer = await call<{ answer: typeof sessionAnswer }>('GET', '/auth/get-session', undefined, { signal });
  return answer?.user;
}
