/** The provider has refused for good: retrying would be refused too. */
export class PermanentFailure extends Error {}

/** The queue of mail and SMS; a job carries only the message's id. */
export const MAIL_QUEUE = 'mail.send';
/** A queue of its own: a worker of the release before would take a WhatsApp message for a mail. */
export const WHATSAPP_QUEUE = 'whatsapp.send';
export const queueOf = (channel: 'mail' | 'sms' | 'whatsapp'): string =>
  channel === 'whatsapp' ? WHATSAPP_QUEUE : MAIL_QUEUE;
/**
 * After this many attempts a message is given up. The pause doubles from two seconds to ten minutes, which makes about four hours: longer
 * than most mail server outages. The administrator can send it again.
 */
export const MOST_ATTEMPTS = 32;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

/** One line of a header: line breaks would begin another header, so they become spaces. */
export const headerLine = (text: string, most = 200): string =>
  [...text.replace(CONTROL, ' ').trim()].slice(0, most).join('');

const ADDRESS = /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\]{1,189}$/;
/** Nobody's address (RFC 6761 §6.4): what the shop writes in place of one that it has forgotten. */
const NOWHERE = /[@.]invalid$/i;
/** An address that can be used in a header and reached: a single one, without a name, lists or quoting. */
export const isMailAddress = (address: string): boolean =>
  ADDRESS.test(address) && !NOWHERE.test(address) && address === headerLine(address, 254);

/** +91 and ten digits, as providers want it; undefined if it is not an Indian mobile number. */
export function toMobile(phone: string): string | undefined {
  const digits = phone.replace(/[\s()-]/g, '').replace(/^(?:\+?91|0)(?=\d{10}$)/, '');
  return /^[6-9]\d{9}$/.test(digits) ? `+91${digits}` : undefined;
}

/** Replaces an address that the shop has forgotten (RFC 6761 §6.4); takes an account's id where it must be unique. */
export const goneAddress = (id?: string): string => (id === undefined ? 'deleted@invalid' : `deleted-${id}@invalid`);
/** Matches every such address with LIKE in PostgreSQL. */
export const GONE_LIKE = 'deleted%@invalid';
export const isGoneAddress = (address: string): boolean => /^deleted(?:-.*)?@invalid$/.test(address);

/** What is left of a message that is erased early: only that it existed. Its file is found by the recipient (sweep-outbox.ts). */
export const STRUCK = {
  recipient: goneAddress(),
  recipientName: '',
  replyTo: '',
  subject: '',
  html: '',
  text: '',
  reference: null,
  unsubscribeUrl: null,
  parameters: null,
  lastError: null,
} as const;
