import { isGstin } from './gstin.ts';
import type { PlainCode } from './refusals.ts';

/** The field rules of spec.md §5, shared by forms and API: each answers the reason's code, or undefined if the value is valid. */
export type FieldRule = (value: string) => PlainCode | undefined;

/** Letters and marks of any script, separated by single spaces, dots, hyphens and apostrophes; at least 3 letters (rules.md §1). */
const NAME = /^[\p{L}\p{M}]+(?:[ .'’-]{1,2}[\p{L}\p{M}]+)*\.?$/u;
// Plain ASCII: a Cyrillic letter that looks like a Latin one would make two addresses that look the same. Addresses in other scripts have
// their own encoding for this (xn--…).
const EMAIL =
  /^[!#-'*+\-./-9=?A-Z^-~]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

const HIDDEN =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\ufff9-\ufffb]/u;
const LOOKALIKES = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a name is what it looks like: no hidden characters, and no word that mixes scripts that look alike. */
const isHonestName = (name: string): boolean =>
  !HIDDEN.test(name) &&
  name.split(/[\s.'’-]+/).every((word) => LOOKALIKES.filter((script) => script.test(word)).length <= 1);

const letters = (value: string) => [...value].filter((one) => /\p{L}/u.test(one)).length;
// Made when first needed: it costs a phone a fifth of a second (docs/decisions/0070).
let segmenter: Intl.Segmenter | undefined;
/** Characters as people count them: a Hindi or Gujarati letter with its marks is one. */
export function lengthOf(value: string): number {
  if (/^[\u0020-\u007e]*$/.test(value)) return value.length;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...segmenter.segment(value)].length;
}

export const RULES = {
  email: (value) => (value.length <= 254 && EMAIL.test(value.trim()) ? undefined : 'email-format'),
  phone: (value) => (/^\d{10}$/.test(value.trim()) ? undefined : 'phone-format'),
  name: (value) => (NAME.test(value.trim()) && letters(value) >= 3 && value.length <= 100 ? undefined : 'name-format'),
  zipcode: (value) => (/^\d{6}$/.test(value.trim()) ? undefined : 'zipcode-format'),
  fullAddress: (value) =>
    lengthOf(value.trim()) >= FULL_ADDRESS_LENGTH && value.length <= 500 ? undefined : 'full-address-length',
  city: (value) => (value.trim() && value.length <= 100 ? undefined : 'required'),
  landmark: (value) => (value.trim() && value.length <= 200 ? undefined : 'required'),
  gstin: (value) => (isGstin(value.trim().toUpperCase()) ? undefined : 'gstin-format'),
  userName: (value) =>
    lengthOf(value.trim()) < 4 || lengthOf(value.trim()) > 20 || value.length > 200
      ? 'display-name-length'
      : isHonestName(value)
        ? undefined
        : 'display-name-script',
} as const satisfies Record<string, FieldRule>;

/** spec.md §5: the full address has at least this many characters. */
export const FULL_ADDRESS_LENGTH = 50;

export const COUNTRY = 'India';
