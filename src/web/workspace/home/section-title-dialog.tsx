import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/kernel/locales.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import type { HomeSection } from '#src/wire/domain.ts';

type DialogProps = {
  section: HomeSection;
  busy: boolean;
  error: string | undefined;
  onSave: (title: HomeSection['title']) => void;
  onClose: () => void;
};

/** Words a section's heading in the shop's languages. */
export function SectionTitleDialog({ section, busy, error, onSave, onClose }: DialogProps) {
  const t = useTranslations('homeDesk');
  const [title, setTitle] = useState(section.title);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(
      Object.fromEntries(
        Object.entries(title).flatMap(([language, words]) => (words.trim() ? [[language, words.trim()]] : [])),
      ),
    );
  };
  return (
    <Dialog
      open
      title={`${t('renameTitle')}: ${t(`layoutSections.${section.key}`)}`}
      onClose={onClose}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="section-title" loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="section-title" noValidate className="grid gap-4" onSubmit={submit}>
        {error && <ErrorNotice>{error}</ErrorNotice>}
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
      </form>
    </Dialog>
  );
}
