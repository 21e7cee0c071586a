import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { DETAILS, INPUTS, SHEET_FIELDS } from '#src/kernel/product-fields.ts';

const json = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

it.each(LANGUAGES)('%s names each field of a product in the form, in sheets and in the specification', (language) => {
  const texts = (file: string) => json(`${language}/${file}.json`);
  const missing = [
    // A text in another language is named by its field and the language.
    ...INPUTS.flatMap(({ key, of = key }) => (of in texts('manage').fields ? [] : [`manage.fields.${of}`])),
    ...SHEET_FIELDS.flatMap(({ sheet, ...field }) =>
      'language' in field || sheet in texts('imports').fields ? [] : [`imports.fields.${sheet}`],
    ),
    ...DETAILS.flatMap(({ shown }) =>
      !shown || shown.text in texts('specification') ? [] : [`specification.${shown.text}`],
    ),
  ];
  expect(missing).toEqual([]);
});
