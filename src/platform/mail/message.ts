/** The provider has said no for good: a further try would be refused too. */
export class PermanentFailure extends Error {}

/** The queue of both; the job carries the message's id alone. */
export const MAIL_QUEUE = 'mail.send';
/**
 * After this many tries a message is given up. The pause doubles from two seconds to ten minutes, so that this is about four
 * hours: longer than mail servers usually rest. The administrator can send it again.
 */
export const MOST_ATTEMPTS = 32;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

/** One line of a header: line ends would begin another header, so they become spaces. */
export const headerLine = (text: string, most = 200): string =>
  [...text.replace(CONTROL, ' ').trim()].slice(0, most).join('');

const ADDRESS = /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\]{1,189}$/;
/** Nobody's (RFC 6761 §6.4): what the shop writes in the place of an address that it has forgotten. */
const NOWHERE = /[@.]invalid$/i;
/** An address that can stand in a header and be reached: one, without a name, lists or quoting. */
export const isMailAddress = (address: string): boolean =>
  ADDRESS.test(address) && !NOWHERE.test(address) && address === headerLine(address, 254);

/** +91 and ten figures, as providers want it; undefined for what is no Indian mobile number. */
export function toMobile(phone: string): string | undefined {
  const digits = phone.replace(/[\s()-]/g, '').replace(/^(?:\+?91|0)(?=\d{10}$)/, '');
  return /^[6-9]\d{9}$/.test(digits) ? `+91${digits}` : undefined;
}

/** In the place of an address that the shop has forgotten (RFC 6761 §6.4); with an account's id where it must be unlike all others. */
export const goneAddress = (id?: string): string => (id === undefined ? 'deleted@invalid' : `deleted-${id}@invalid`);
/** Matches every such address, by LIKE in PostgreSQL. */
export const GONE_LIKE = 'deleted%@invalid';
export const isGoneAddress = (address: string): boolean => /^deleted(?:-.*)?@invalid$/.test(address);

/** What is left of a message that is forgotten before its time: that there was one. Its file goes by the recipient (sweep-outbox.ts). */
export const STRUCK = {
  recipient: goneAddress(),
  recipientName: '',
  replyTo: '',
  subject: '',
  html: '',
  text: '',
  reference: null,
  lastError: null,
} as const;
