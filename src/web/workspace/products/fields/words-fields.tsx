import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, languageTag, OTHER_LANGUAGES, type OtherLanguage } from '#src/kernel/locales.ts';
import { INPUTS } from '#src/kernel/product-fields.ts';
import { Button } from '#src/web/ui/button.tsx';
import type { FormValues } from '../form-values.ts';
import { DetailField } from './detail-field.tsx';

/**
 * The product's texts in the other languages, one language at a time; the form keeps what was entered in those that are closed. One opens by
 * itself if something in it has to be corrected.
 */
export function WordsFields() {
  const t = useTranslations('manage.parts');
  const [open, setOpen] = useState<OtherLanguage>();
  const { errors } = useFormContext<FormValues>().formState;
  const wrong = INPUTS.find(({ key, language }) => language && errors[key])?.language;
  useEffect(() => {
    if (wrong) setOpen(wrong);
  }, [wrong]);
  return (
    <section aria-labelledby="manage-words" className="grid gap-4 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 id="manage-words" className="text-[0.9375rem] font-semibold">
          {t('words')}
        </h4>
        <div className="flex flex-wrap gap-2">
          {OTHER_LANGUAGES.map((language) => (
            <Button
              key={language}
              type="button"
              look={open === language ? 'primary' : 'secondary'}
              size="small"
              aria-expanded={open === language}
              onClick={() => setOpen(open === language ? undefined : language)}
            >
              <span lang={languageTag(language)}>{LANGUAGE_NAMES[language]}</span>
            </Button>
          ))}
        </div>
      </div>
      {INPUTS.filter(({ language }) => language && language === open).map((field) => (
        <DetailField key={field.key} field={field} />
      ))}
    </section>
  );
}
