import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/kernel/locales.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import type { HomeSection } from '#src/wire/domain.ts';

type DialogProps = {
  section: HomeSection;
  busy: boolean;
  error: string | undefined;
  onSave: (title: HomeSection['title']) => void;
  onClose: () => void;
};

/** Edits a section's heading in the shop's languages. */
export function SectionTitleDialog({ section, busy, error, onSave, onClose }: DialogProps) {
  const t = useTranslations('homeDesk');
  const [title, setTitle] = useState(section.title);
  const submit = () =>
    onSave(
      Object.fromEntries(
        Object.entries(title).flatMap(([language, words]) => (words.trim() ? [[language, words.trim()]] : [])),
      ),
    );
  return (
    <FormDialog
      title={`${t('renameTitle')}: ${t(`layoutSections.${section.key}`)}`}
      onClose={onClose}
      back={t('cancel')}
      send={t('save')}
      busy={busy}
      error={error}
      onSend={submit}
    >
      <p className="text-sm text-soft">{t('renameHint')}</p>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={LANGUAGE_NAMES[language]}
          lang={language}
          maxLength={60}
          value={title[language] ?? ''}
          onChange={({ target: { value } }) => setTitle((known) => ({ ...known, [language]: value }))}
        />
      ))}
    </FormDialog>
  );
}
