import { createTranslator } from 'use-intl/core';
import { sellerOf } from '#src/kernel/brand.ts';
import type { Section } from '#src/web/features/legal/legal-section.tsx';
import { texts } from '#src/web/messages/messages.server.ts';
import { FACT_PATHS, PARTS_OF, type TextFacts } from '#src/wire/content/page-text-tree.ts';
import type { Block, FactName, Inline, Language, PageWords, TextPage } from '#src/wire/domain.ts';
import { sectionsOf as privacySections } from './facts/privacy-facts.ts';
import { sectionsOf as returnsSections } from './facts/returns-facts.ts';
import { sectionsOf as shippingSections } from './facts/shipping-facts.ts';
import { sectionsOf as termsSections } from './facts/terms-facts.ts';

// A fact goes through the messages as a mark that occurs in no text, and is turned back into a fact afterwards.
const [OPEN, CLOSE] = ['\u{e000}', '\u{e001}'];
const MARK = /\u{e000}([^\u{e001}]+)\u{e001}/u;
const NAMES = new Map(Object.entries(FACT_PATHS).map(([name, path]) => [path, name as FactName]));

/** The shop's settings with a mark in place of each fact, named by its path. */
const marked = (store: TextFacts): TextFacts => markAll(store, '') as TextFacts;
const markAll = (node: unknown, path: string): unknown =>
  typeof node === 'object' && node !== null
    ? Object.fromEntries(
        Object.entries(node).map(([key, value]) => [key, markAll(value, path ? `${path}.${key}` : key)]),
      )
    : OPEN + path + CLOSE;

type Facts = Record<string, string | number>;
type Say = (key: string, facts?: (store: TextFacts) => Facts | undefined) => string;

/** Formats a message with marks; one that computes with its facts (a plural) gets their current values. */
function sayer(page: TextPage, language: Language, store: TextFacts): Say {
  let failed = false;
  const t = createTranslator({
    locale: language,
    messages: texts(language, page) as never,
    namespace: page as never,
    onError: () => {
      failed = true;
    },
  }) as unknown as (key: string, values?: Facts) => string;
  return (key, facts) => {
    failed = false;
    const words = t(key, facts?.(marked(store)));
    return failed || words.includes('NaN') ? t(key, facts?.(store)) : words;
  };
}

const valueAt = (store: TextFacts, path: string) =>
  String(
    path.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], store) ?? '',
  );

/** Splits text with marks into text and facts; a fact that texts cannot name is written out with its current value. */
const toInline = (words: string, store: TextFacts): Inline[] => {
  const found: Inline[] = [];
  for (const [at, piece] of words.split(MARK).entries()) {
    const name = at % 2 === 1 ? NAMES.get(piece) : undefined;
    if (name) {
      found.push({ type: 'fact', attrs: { name } });
      continue;
    }
    const text = at % 2 === 1 ? valueAt(store, piece) : piece;
    const last = found.at(-1);
    if (text && last?.type === 'text') last.text += text;
    else if (text) found.push({ type: 'text', text });
  }
  return found;
};
const toLine = (words: string, store: TextFacts): string =>
  toInline(words, store)
    .map((one) => (one.type === 'text' ? one.text : one.type === 'fact' ? `{${one.attrs.name}}` : ' '))
    .join('');

const SECTIONS: Record<Exclude<TextPage, 'about'>, (store: TextFacts) => readonly Section[]> = {
  terms: (store) => termsSections(store, store.area),
  privacy: privacySections,
  shipping: (store) => shippingSections(store, store.area),
  returns: returnsSections,
};

/** A page's standard text as a tree that the owner can edit. It is made of the same messages as the page itself, so that both always say the same. */
export function standardText(page: TextPage, language: Language, store: TextFacts): PageWords {
  const say = sayer(page, language, store);
  const paragraph = (words: string): Block => ({ type: 'paragraph', content: toInline(words, store) });
  const heading = (level: 2 | 3, words: string): Block => ({
    type: 'heading',
    attrs: { level },
    content: toInline(words, store),
  });
  if (page === 'about') return about(say, store, paragraph, heading);
  const content = SECTIONS[page](store).flatMap(({ id, paragraphs }): Block[] => {
    const factsOf = (one: TextFacts) => SECTIONS[page](one).find((section) => section.id === id)?.facts;
    const part = PARTS_OF[page]?.find((name) => name === id);
    return [
      heading(2, say(`sections.${id}.title`)),
      ...Array.from({ length: paragraphs }, (_, at) => paragraph(say(`sections.${id}.p${at + 1}`, factsOf))),
      ...(part ? [{ type: 'part' as const, attrs: { name: part } }] : []),
    ];
  });
  const lead = say('lead', (one) => ({ seller: sellerOf(one) }));
  return { title: say('title'), lead: toLine(lead, store), body: { type: 'doc', content } };
}

type MakeParagraph = (words: string) => Block;
type MakeHeading = (level: 2 | 3, words: string) => Block;
function about(say: Say, store: TextFacts, paragraph: MakeParagraph, heading: MakeHeading): PageWords {
  const content = [
    paragraph(say('more', (one) => ({ seller: sellerOf(one), city: one.contact.city }))),
    heading(2, say('highlights.title')),
    ...['plain', 'fit', 'after'].flatMap((name) => [
      heading(3, say(`highlights.${name}.title`)),
      paragraph(say(`highlights.${name}.text`)),
    ]),
    ...['mission', 'vision'].flatMap((name) => [
      heading(2, say(`${name}.title`)),
      paragraph(say(`${name}.text`)),
      paragraph(say(`${name}.how`)),
    ]),
  ];
  return {
    title: say('title'),
    lead: toLine(
      say('lead', ({ area }) => ({ state: area })),
      store,
    ),
    body: { type: 'doc', content },
  };
}
