import { ImageUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PicturePicker } from '#src/web/features/picture-upload/picture-picker.tsx';
import { useOwnPicture } from '#src/web/features/workspace-list/use-own-picture.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { NoPicture, Picture } from '#src/web/ui/picture.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { saveKind } from '#src/wire/client/catalogue-desk.ts';
import type { SentPicture } from '#src/wire/client/pictures.ts';
import { KindDialog } from './kind-dialog.tsx';
import type { CategoryRow } from './row.ts';
import { type Said, toSent, wordsOf } from './words.ts';
import { WordsFields } from './words-fields.tsx';

const PARTS = [
  { part: 'name', most: 60 },
  { part: 'noun', most: 60 },
  { part: 'blurb', most: 300, long: true },
] as const;

/** Edits a category's texts in each language, and its picture. `onSaved` gets its name. */
export function CategoryDialog({
  category,
  onClose,
  onSaved,
}: {
  category?: CategoryRow;
  onClose: () => void;
  onSaved?: (name: string) => void;
}) {
  const t = useTranslations('catalogueDesk');
  const id = useId();
  const form = useForm<Said<'name' | 'noun' | 'blurb'>, string>({
    area: 'catalogueDesk',
    values: wordsOf(['name', 'noun', 'blurb'], category),
    names: { name: 'en.name', noun: 'en.noun', blurb: 'en.blurb' },
    send: (said) =>
      saveKind(
        'category',
        { ...toSent(said), ...(chosen !== undefined && { picture: chosen?.id ?? null }) },
        category?.slug,
      ),
    done: t('saved'),
    onSent(name) {
      onSaved?.(name);
      onClose();
    },
  });
  const { busy, error, errorOf } = form;
  // `undefined`: unchanged; null: none.
  const [chosen, setChosen] = useState<SentPicture | null>();
  const { coming, failed, upload, cancel } = useOwnPicture(t('picture.failed'), setChosen);
  const clear = () => {
    cancel();
    setChosen(null);
  };
  const shown = chosen === undefined ? category?.picture : chosen ? { alt: '', url: chosen.url } : undefined;
  return (
    <KindDialog
      title={t(category ? 'category.edit' : 'category.add')}
      form={id}
      busy={busy || coming}
      onClose={onClose}
    >
      <form id={id} noValidate onSubmit={form.submit} className="grid gap-6">
        {(failed || (error && !errorOf('en.name'))) && (
          <ErrorNotice>{failed || errorOf('picture') || error}</ErrorNotice>
        )}
        <WordsFields parts={PARTS} field={form.field} />
        <div className="grid gap-2 border-t border-line pt-4">
          <p className="font-bold">{t('picture.title')}</p>
          <div className="flex flex-wrap items-center gap-3">
            <span className="grid size-20 overflow-hidden rounded-card bg-well">
              {shown ? (
                <Picture picture={shown} sizes="80px" decorative className="size-full object-cover" />
              ) : (
                <NoPicture />
              )}
            </span>
            <PicturePicker
              label={t(coming ? 'picture.coming' : 'picture.choose')}
              icon={<ImageUp aria-hidden className="size-5" />}
              onPick={([file]) => file && upload(file)}
            />
            {shown && (
              <Button look="quiet" onClick={clear}>
                <X aria-hidden className="size-5" />
                {t('picture.none')}
              </Button>
            )}
          </div>
          <p className="text-sm text-soft">{t('picture.hint')}</p>
        </div>
      </form>
    </KindDialog>
  );
}
