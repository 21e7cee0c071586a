/** What an owner sees to before the first real sale, in the order in which the list shows it. */
export const LAUNCH_KEYS = [
  'business',
  'contacts',
  'logo',
  'payments',
  'mail',
  'sms',
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

/** What only the owner can say. `services` and `sms`: that the shop does without. */
export const CONFIRMABLE = ['delivery', 'texts', 'backup', 'services', 'sms'] as const satisfies LaunchKey[];
export type Confirmable = (typeof CONFIRMABLE)[number];

export type LaunchItem = {
  key: LaunchKey;
  state: 'done' | 'open' | 'failing';
  /** Why, as a word that pages have a sentence for. */
  reason: string;
  /** When it was done, tested, confirmed or last heard. */
  at?: Date | undefined;
  /** What is still made up or missing. */
  facts?: readonly string[];
  /** In others' words: a server's refusal, the owner's note, an address. */
  words?: string;
};
