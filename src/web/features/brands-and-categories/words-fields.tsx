import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/kernel/locales.ts';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import type { Language } from '#src/wire/domain.ts';

type Part<P extends string> = { part: P; most: number; long?: boolean };
type FieldsProps<P extends string> = {
  parts: readonly Part<P>[];
  /** The form's props for a field. */
  field: (name: NoInfer<`${Language}.${P}`>) => { name: string; error: string | undefined };
};

/** One group of fields per language; fields left empty fall back to English. */
export function WordsFields<P extends string>({ parts, field: fieldOf }: FieldsProps<P>) {
  const [labels, hints] = [useTranslations('catalogueDesk.parts'), useTranslations('catalogueDesk.partHints')];
  return LANGUAGES.map((language) => (
    <fieldset key={language} lang={language} className="grid gap-4 border-line not-first:border-t not-first:pt-4">
      <legend className="float-start w-full pb-1 font-bold">{LANGUAGE_NAMES[language]}</legend>
      {parts.map(({ part, most, long }) => {
        const english = language === 'en';
        const field = {
          label: labels(part as MessageKey<'catalogueDesk.parts'>),
          maxLength: most,
          ...fieldOf(`${language}.${part}`),
          ...(english && part === 'name' && { required: true }),
          ...(english &&
            hints.has(part as MessageKey<'catalogueDesk.partHints'>) && {
              hint: hints(part as MessageKey<'catalogueDesk.partHints'>),
            }),
        };
        return long ? (
          <TextArea key={part} rows={2} {...field} />
        ) : (
          <TextField key={part} autoComplete="off" {...field} />
        );
      })}
    </fieldset>
  ));
}
