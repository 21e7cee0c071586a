import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/kernel/locales.ts';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { removeFaq, saveFaq } from '#src/wire/client/support.ts';
import type { Language } from '#src/wire/domain.ts';

import type { FaqEntry } from './faq-entry.ts';

type Topic = FaqEntry['topic'];
type Words = Record<Language, { question: string; answer: string }>;

/** Writes a question in its languages; one that is left empty does not exist, and its readers get English. */
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
  const { busy, errors, error, run } = useMutation('faqDesk');
  const [topic, setTopic] = useState<Topic>(entry?.topic ?? topics[0] ?? 'buying');
  const [published, setPublished] = useState(entry?.published ?? true);
  const [words, setWords] = useState<Words>(
    () =>
      Object.fromEntries(
        LANGUAGES.map((locale) => [locale, { question: '', answer: '', ...entry?.words[locale] }]),
      ) as Words,
  );
  const set = (locale: Language, change: Partial<Words[Language]>) =>
    setWords((known) => ({ ...known, [locale]: { ...known[locale], ...change } }));

  /** English first: it names the entry that the others belong to. What was saved before a refusal stays saved. */
  async function send() {
    let name = entry?.entry;
    for (const locale of LANGUAGES) {
      const { question, answer } = words[locale];
      const id = entry?.words[locale]?.id;
      if (locale !== 'en' && !question.trim() && !answer.trim()) {
        if (id) await removeFaq(id);
        continue;
      }
      const faq = { locale, topic, question, answer, published, position: entry?.position ?? last + 10 };
      name = await saveFaq({ ...faq, ...(name !== undefined && { entry: name }) }, id);
    }
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await run(send, t('saved'))) onClose();
  }
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
        {error && (
          <ErrorNotice>
            {[
              error,
              errors['question'] && `${t('question')}: ${errors['question']}`,
              errors['answer'] && `${t('answer')}: ${errors['answer']}`,
            ]
              .filter(Boolean)
              .join(' ')}
          </ErrorNotice>
        )}
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <SelectField label={t('topic')} value={topic} onChange={(event) => setTopic(event.target.value as Topic)}>
            {topics.map((one) => (
              <option key={one} value={one}>
                {t(`topics.${one}`)}
              </option>
            ))}
          </SelectField>
          <CheckField
            label={t('published')}
            checked={published}
            onChange={(event) => setPublished(event.target.checked)}
          />
        </div>
        {LANGUAGES.map((locale) => (
          <fieldset key={locale} lang={locale} className="grid gap-4 border-t border-line pt-4">
            <legend className="float-start w-full pb-1 font-bold">{LANGUAGE_NAMES[locale]}</legend>
            <TextField
              label={t('question')}
              required={locale === 'en'}
              maxLength={300}
              value={words[locale].question}
              onChange={(event) => set(locale, { question: event.target.value })}
            />
            <TextArea
              label={t('answer')}
              required={locale === 'en'}
              rows={4}
              maxLength={4000}
              value={words[locale].answer}
              onChange={(event) => set(locale, { answer: event.target.value })}
            />
          </fieldset>
        ))}
      </form>
    </Dialog>
  );
}
