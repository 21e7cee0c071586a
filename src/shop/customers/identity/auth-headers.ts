/**
 * What a sign-in or sign-out leaves for the delivery: which kind of page the browser should get. `half`: the second factor is
 * still to come.
 */
export type SessionChange = { kind: 'customer' | 'administrator'; uid: string } | 'half' | 'ended';

/** The header in which the server passes on the caller's address; whatever a caller sends under this name is dropped. */
export const ADDRESS_HEADER = 'x-kiran-address';

/** The header in which the server passes on the mark of the caller's browser (known-place.ts); dropped likewise. */
export const DEVICE_HEADER = 'x-kiran-device';

/** The header in which the server passes on the language that the caller reads, for mails. */
export const LANGUAGE_HEADER = 'x-kiran-language';

/** Inside the server only: tells the delivery to set or drop the plain cookies. It never reaches the browser. */
export const SESSION_CHANGE_HEADER = 'x-kiran-session-change';
