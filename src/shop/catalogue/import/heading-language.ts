import { LANGUAGE_NAMES, LANGUAGES, OTHER_LANGUAGES, type OtherLanguage } from '#src/kernel/locales.ts';

/** One spelling of a nasal: हिंदी is हिन्दी. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('न्द', 'ंद').replaceAll('ન્દ', 'ંદ');

let names: [OtherLanguage, string][] | undefined;
/** What each language is called, in every language: Hindi, हिन्दी, હિન્દી. */
const knownNames = (): [OtherLanguage, string][] => {
  names ??= OTHER_LANGUAGES.flatMap((language): [OtherLanguage, string][] => {
    const spoken = LANGUAGES.map((one) => new Intl.DisplayNames(one, { type: 'language' }).of(language) ?? '');
    return [...new Set([LANGUAGE_NAMES[language], ...spoken].filter(Boolean).map(folded))].map((name) => [
      language,
      name,
    ]);
  });
  return names;
};

/** The language that a heading names, and what is left of it: `Product name (Hindi)` is a product name. Undefined if it names none. */
export function languageNamed(heading: string): { language: OtherLanguage; rest: string } | undefined {
  const text = folded(heading);
  for (const [language, name] of knownNames()) {
    const found = new RegExp(`(?<![\\p{L}\\p{M}])${name}(?:\\s*(?:में|માં))?(?![\\p{L}\\p{M}])`, 'u').exec(text);
    if (!found) continue;
    const before = text.slice(0, found.index).replace(/\bin\s*$/, '');
    const rest = `${before} ${text.slice(found.index + found[0].length)}`
      .replaceAll(/[()[\],:]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return rest ? { language, rest } : undefined;
  }
  return undefined;
}
