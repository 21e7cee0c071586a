import { existsSync, readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { dateFormat } from '#src/kernel/format.ts';
import { LANGUAGES, type Locale, languageTag } from '#src/kernel/locales.ts';

type Tree = { [key: string]: string | Tree };
/** A mail text with its placeholders filled in. */
export type MailWords = (key: string, values?: Record<string, string | number>) => string;

// All texts for people are in this one folder. It is read as files: only pages may import from web/.
const FOLDER = new URL('../../web/messages/', import.meta.url);
const AREAS = [
  'mails',
  'orderMails',
  'transferMails',
  'accountMails',
  'bookingMails',
  'visitMails',
  'installationMails',
  'alertMails',
  'cartReminderMails',
  'plantMails',
  'unitMails',
  'claimMails',
  'questionMails',
  'whatsappTemplates',
  'applicationMails',
  'applicationSteps',
  'checklist',
  'visitReport',
  'states',
  'datedFigures',
];
const read = (locale: string, areas: readonly string[]): Tree =>
  Object.assign({}, ...areas.map((area) => readFile(new URL(`${locale}/${area}.json`, FOLDER))));
const readFile = (file: URL): Tree => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tree) : {});
const merged = (over: Tree, base: Tree): Tree =>
  Object.fromEntries(
    Object.entries(base).map(([key, value]) => {
      const own = over[key];
      return [
        key,
        typeof value === 'object'
          ? merged(typeof own === 'object' ? own : {}, value)
          : typeof own === 'string'
            ? own
            : value,
      ];
    }),
  );

const spoken = new Map<string, MailWords>();

/** The words of mails in the receiver's language, English where it lacks some. Read on first use. */
export const mailWords = (locale: Locale): MailWords => wordsFrom(locale, AREAS);

/** The texts of these areas of the messages, in one: for what the server says outside of pages. Read on first use. */
export function wordsFrom(locale: Locale, areas: readonly string[]): MailWords {
  const name = `${locale} ${areas.join(' ')}`;
  const known = spoken.get(name);
  if (known) return known;
  const messages = merged(read(locale, areas), read('en', areas));
  const words = createTranslator({
    locale: languageTag(locale),
    messages,
    timeZone: 'Asia/Kolkata',
  }) as unknown as MailWords;
  spoken.set(name, words);
  return words;
}

/** A text in each of the shop's languages, for documents that anybody may be handed. */
export const wordsInAll = (key: string): string[] => LANGUAGES.map((locale) => mailWords(locale)(key));

/** A day as the receiver writes it, in India's time. */
export const writtenDay = (locale: Locale, at: Date): string => dateFormat(locale, { dateStyle: 'long' }).format(at);
