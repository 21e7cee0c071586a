/** What the owner's page tells about, in its order where nothing is wrong. */
export const HEALTH_KEYS = [
  'payments',
  'refunds',
  'webhooks',
  'mail',
  'sms',
  'whatsapp',
  'jobs',
  'queue',
  'storage',
  'backup',
  'database',
] as const;
type HealthKey = (typeof HEALTH_KEYS)[number];

/** `trouble`: somebody must act. `notice`: worth a look, nothing is lost. `well`. The worst first. */
export const HEALTH_STATES = ['trouble', 'notice', 'well'] as const;
type HealthState = (typeof HEALTH_STATES)[number];

export type HealthItem = {
  key: HealthKey;
  state: HealthState;
  /** Why, as a code that pages have a sentence for. */
  reason: string;
  count?: number | undefined;
  /** Since when, or when it last happened. */
  at?: Date | undefined;
  bytes?: number | undefined;
  /** Per cent. */
  share?: number | undefined;
};

const rank = ({ state, key }: HealthItem) => HEALTH_STATES.indexOf(state) * 100 + HEALTH_KEYS.indexOf(key);

/** The worst first, else in the page's order. */
export const worstFirst = (items: readonly HealthItem[]): HealthItem[] => items.toSorted((a, b) => rank(a) - rank(b));
