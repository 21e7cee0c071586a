import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, LANGUAGES, perLanguage, writtenIn } from '#src/kernel/locales.ts';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { saveFaqEntry } from '#src/wire/client/support.ts';
import type { Language } from '#src/wire/domain.ts';

import type { FaqEntry } from './faq-entry.ts';

type Topic = FaqEntry['topic'];
type Said = { question: string; answer: string };
type FaqDraft = { topic: Topic; published: boolean; words: Record<Language, Said> };

const NOTHING: Said = { question: '', answer: '' };
const isWritten = ({ question, answer }: Said): boolean => Boolean(question.trim() || answer.trim());

/** Edits a question in each language; a language left empty does not exist, and its readers get English. */
export function FaqDialog({
  entry,
  topics,
  last,
  onClose,
}: {
  entry: FaqEntry | undefined;
  topics: readonly Topic[];
  last: number;
  onClose: () => void;
}) {
  const t = useTranslations('faqDesk');
  const { field, box, submit, busy, error } = useForm<FaqDraft>({
    area: 'faqDesk',
    values: {
      topic: entry?.topic ?? topics[0] ?? 'buying',
      published: entry?.published ?? true,
      words: perLanguage((language) => entry?.words[language] ?? NOTHING),
    },
    send: ({ topic, published, words }) =>
      saveFaqEntry(
        {
          topic,
          published,
          position: entry?.position ?? last + 10,
          words: { ...writtenIn(words, isWritten), en: words.en },
        },
        entry?.entry,
      ),
    done: t('saved'),
    onSent: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={entry ? t('edit') : t('add')}
      width="wide"
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="faq" loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="faq" noValidate onSubmit={submit} className="grid gap-6">
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <SelectField {...field('topic')} label={t('topic')}>
            {topics.map((one) => (
              <option key={one} value={one}>
                {t(`topics.${one}`)}
              </option>
            ))}
          </SelectField>
          <CheckField label={t('published')} {...box('published')} />
        </div>
        {LANGUAGES.map((locale) => (
          <fieldset key={locale} lang={locale} className="grid gap-4 border-t border-line pt-4">
            <legend className="float-start w-full pb-1 font-bold">{LANGUAGE_NAMES[locale]}</legend>
            <TextField
              label={t('question')}
              required={locale === 'en'}
              maxLength={300}
              {...field(`words.${locale}.question`)}
            />
            <TextArea
              label={t('answer')}
              required={locale === 'en'}
              rows={4}
              maxLength={4000}
              {...field(`words.${locale}.answer`)}
            />
          </fieldset>
        ))}
      </form>
    </Dialog>
  );
}
