import type { Locale } from '#src/contract/domain.ts';
import { texts } from './messages/messages.server.ts';

type Words = { categories: Record<string, { name: string; blurb: string }>; brands: Record<string, { line: string }>; countries: Record<string, string> };

/**
 * The catalogue's own words in a reader's language: categories, what brands stand for, countries. English is what the
 * administrator wrote into the database; Hindi and Gujarati come from the messages, by slug, where they know it.
 */
export function catalogueWords(locale: Locale) {
  const words = locale === 'hi' || locale === 'gu' ? (texts(locale, 'catalogue')['catalogue'] as unknown as Words) : undefined;
  return {
    category: (slug: string, name: string): string => words?.categories[slug]?.name ?? name,
    blurb: (slug: string, blurb: string): string => words?.categories[slug]?.blurb ?? blurb,
    brandLine: (slug: string, line: string): string => words?.brands[slug]?.line ?? line,
    country: (name: string): string => words?.countries[name] ?? name,
  };
}
