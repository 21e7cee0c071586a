import { type Locale, languageOf, languageTag } from '#src/kernel/locales.ts';
import { CannotStart } from '#src/platform/cannot-start.ts';
import type { Platform } from '#src/platform/platform.ts';
import { mailWords } from '#src/shop/notifications/mail-words.ts';
import { findState, nearestState, STATE_NAMES } from './states.ts';

/** Splits a text into States, as written in the setting and in STATES. */
export const splitStates = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The States that the shop sells to, the default choice first: the owner's setting, else those of STATES. Read fresh for each use. */
export const soldStates = ({ settings, shopSettings }: Pick<Platform, 'settings' | 'shopSettings'>): string[] => {
  const own = splitStates(shopSettings.current.states);
  return own.length > 0 ? own : settings.states;
};

/** The States of STATES by the shop's own names for them. Throws {@link CannotStart} for an unknown one, with the nearest match. */
export function checkStates(names: readonly string[]): string[] {
  if (names.length === 0) throw new CannotStart('Setting STATES must name a State, such as Gujarat.');
  const known = names.map((name) => {
    const state = findState(name);
    if (!state)
      throw new CannotStart(
        `Setting STATES names ${JSON.stringify(name)}, which is no State: did you mean ${nearestState(name)}?`,
      );
    return state.name;
  });
  return [...new Set(known)];
}

/** Above this many, they are counted instead of named. */
const MOST_NAMED = 3;

/** A State's name in the page's language; the specification spells one of them its own way. */
export const stateName = (locale: Locale, name: string): string => mailWords(locale)(`names.${name}`);

/** Where the shop sells, as part of a sentence: "Gujarat", "Goa and Kerala", "12 States of India". */
export function areaOf(locale: Locale, states: readonly string[]): string {
  const language = languageOf(locale);
  const words = mailWords(language);
  if (states.length >= STATE_NAMES.length) return words('area.all');
  if (states.length > MOST_NAMED) return words('area.many', { count: states.length });
  const names = states.map((name) => stateName(language, name));
  return new Intl.ListFormat(languageTag(language), { type: 'conjunction' }).format(names);
}
