import type { Person } from './person.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
/** A mobile number as people write it: with or without +91 or 0, with spaces, hyphens or brackets between. */
const phone = (mobile: string): string =>
  `(?<!\\d)(?:\\+?91[\\s()-]*|0)?${[...mobile.slice(-10)].join('[\\s()-]*')}(?!\\d)`;
const email = (address: string): string => `(?<![\\w.+-])${escaped(address)}(?![\\w-]|\\.\\w)`;

/** Matches a person's e-mail addresses, numbers, streets and GSTINs in a text. Undefined where there is nothing to look for. */
export function mentionsOf({
  given,
  streets,
  gstins,
}: Pick<Person, 'given' | 'streets' | 'gstins'>): RegExp | undefined {
  const parts = [...given.emails.map(email), ...given.mobiles.map(phone), ...[...streets, ...gstins].map(escaped)];
  return parts.length > 0 ? new RegExp(parts.join('|'), 'gi') : undefined;
}

/** The text without these mentions. */
export const withoutMentions = (text: string, mentions: RegExp | undefined): string =>
  mentions ? text.replaceAll(mentions, '—') : text;
