/** The owner's tasks before the first real sale, in the order of the list. WhatsApp is one only where it is set. */
export const LAUNCH_KEYS = [
  'business',
  'contacts',
  'logo',
  'payments',
  'mail',
  'sms',
  'whatsapp',
  'address',
  'delivery',
  'product',
  'services',
  'texts',
  'secondFactor',
  'backup',
  'trial',
] as const;
export type LaunchKey = (typeof LAUNCH_KEYS)[number];

/** Items that only the owner can confirm. `services` and `sms`: that the shop does without them. */
export const CONFIRMABLE = ['delivery', 'texts', 'backup', 'services', 'sms'] as const satisfies LaunchKey[];
export type Confirmable = (typeof CONFIRMABLE)[number];

/** Channels that a test message is sent by; each is an item of the list. */
export type TestChannel = Extract<LaunchKey, 'mail' | 'sms' | 'whatsapp'>;

export type LaunchItem = {
  key: LaunchKey;
  state: 'done' | 'open' | 'failing';
  /** Why, as a code that pages have a sentence for. */
  reason: string;
  /** When it was done, tested, confirmed or last received. */
  at?: Date | undefined;
  /** The facts still made up or missing. */
  facts?: readonly string[];
  /** Other people's words: a server's refusal, the owner's note, an address. */
  words?: string;
};
