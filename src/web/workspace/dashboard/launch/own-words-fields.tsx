import { LANGUAGE_NAMES, LANGUAGES } from '#src/kernel/locales.ts';
import { TextArea } from '#src/web/ui/field.tsx';
import type { OwnWords } from '#src/wire/client/launch.ts';

/** The same text in each of the shop's languages, each field labelled with its language. */
export const OwnWordsFields = ({
  words,
  most,
  error,
  onChange,
}: {
  words: OwnWords;
  most: number;
  error?: string | undefined;
  onChange: (words: OwnWords) => void;
}) => (
  <>
    {LANGUAGES.map((language, at) => (
      <TextArea
        key={language}
        lang={language}
        rows={2}
        maxLength={most}
        label={LANGUAGE_NAMES[language]}
        value={words[language] ?? ''}
        {...(at === 0 && error && { error })}
        onChange={({ target }) => onChange({ ...words, [language]: target.value })}
      />
    ))}
  </>
);
