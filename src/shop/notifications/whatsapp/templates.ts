import { LANGUAGES, type Language, type Locale } from '#src/kernel/locales.ts';
import { toParameter } from '#src/platform/whatsapp/queue-whatsapp.ts';
import { mailWords } from '../mail-words.ts';

/**
 * The messages that go by WhatsApp, by what they are about, with what fills their places in order. Their words are `whatsapp.…` in
 * web/messages; each is registered at Meta under its name, category UTILITY, in every language (docs/operations.md).
 * Changed words are another template there: register them before the release that has them.
 */
const TEMPLATES = {
  'order-placed': ['name', 'number', 'total', 'link'],
  'order-shipped': ['name', 'number', 'carrier', 'link'],
  'order-delivered': ['name', 'number', 'link'],
  'order-cancelled': ['name', 'number', 'link'],
  'booking-placed': ['name', 'plan', 'when', 'link'],
  'booking-visit-booked': ['name', 'plan', 'when', 'link'],
  'booking-visit-moved': ['name', 'plan', 'when', 'link'],
  'visit-day-before': ['name', 'plan', 'when', 'link'],
  'visit-completed': ['name', 'plan', 'link'],
  'proposal-saved': ['name', 'link'],
  'back-in-stock': ['name', 'product', 'price', 'link'],
} as const;
export type WhatsappKind = keyof typeof TEMPLATES;

export const placesOf = (kind: string): readonly string[] | undefined =>
  Object.hasOwn(TEMPLATES, kind) ? TEMPLATES[kind as WhatsappKind] : undefined;

/** As Meta wants names: small letters, digits and underscores. */
const templateName = (kind: string): string => kind.replaceAll('-', '_');

/** A template with its places filled in: what Meta is sent, and the text that it makes of it. */
export function whatsappMessage(kind: WhatsappKind, places: Record<string, string>, locale: Locale) {
  const order: readonly string[] = TEMPLATES[kind];
  const parameters = order.map((place) => toParameter(places[place] ?? ''));
  const text = mailWords(locale)(
    `whatsapp.${kind}`,
    Object.fromEntries(order.map((place, at) => [place, parameters[at] ?? ''])),
  );
  return { template: templateName(kind), parameters, text };
}

/** One template in one language, as it is entered at Meta: with numbered places, and an example of each. */
export type Registered = { name: string; language: Language; body: string; examples: readonly string[] };

const EXAMPLES: Record<string, string> = {
  name: 'Asha Patel',
  number: '100123',
  total: '₹42,500',
  carrier: 'Blue Dart',
  plan: 'Panel cleaning',
  when: '2 December, 10:00',
  product: 'Solar panel 550 W',
  price: '₹14,990',
  link: 'https://shop.example/orders',
};

/** All templates in all languages, for registering them. */
export const registeredTemplates = (): Registered[] =>
  Object.entries(TEMPLATES).flatMap(([kind, places]) =>
    LANGUAGES.map((language) => ({
      name: templateName(kind),
      language,
      body: mailWords(language)(
        `whatsapp.${kind}`,
        Object.fromEntries(places.map((place, at) => [place, `{{${at + 1}}}`])),
      ),
      examples: places.map((place) => EXAMPLES[place] ?? ''),
    })),
  );
