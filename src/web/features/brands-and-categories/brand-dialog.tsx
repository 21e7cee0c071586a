import { ImageUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PicturePicker } from '#src/web/features/picture-upload/picture-picker.tsx';
import { Mark } from '#src/web/features/product-card/brand-mark.tsx';
import { MARK_KINDS, useMark } from '#src/web/features/workspace-list/use-mark.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { saveKind } from '#src/wire/client/catalogue-desk.ts';
import { KindDialog } from './kind-dialog.tsx';
import type { BrandRow } from './row.ts';
import { type Said, toSent, wordsOf } from './words.ts';
import { WordsFields } from './words-fields.tsx';

const PARTS = [
  { part: 'name', most: 60 },
  { part: 'line', most: 160, long: true },
] as const;

/** Edits a brand's texts in each language, and its logo. `onSaved` gets its name. */
export function BrandDialog({
  brand,
  onClose,
  onSaved,
}: {
  brand?: BrandRow;
  onClose: () => void;
  onSaved?: (name: string) => void;
}) {
  const t = useTranslations('catalogueDesk');
  const id = useId();
  const form = useForm<Said<'name' | 'line'>, string>({
    area: 'catalogueDesk',
    values: wordsOf(['name', 'line'], brand),
    names: { name: 'en.name', line: 'en.line' },
    send: (said) => saveKind('brand', { ...toSent(said), mark }, brand?.slug),
    done: t('saved'),
    onSent(name) {
      onSaved?.(name);
      onClose();
    },
  });
  const { busy, error, errorOf } = form;
  const [mark, setMark] = useState(brand?.mark ?? '');
  const { upload, cancel, coming, failed } = useMark('catalogueDesk', setMark);
  const clear = () => {
    cancel();
    setMark('');
  };
  return (
    <KindDialog title={t(brand ? 'brand.edit' : 'brand.add')} form={id} busy={busy || coming} onClose={onClose}>
      <form id={id} noValidate onSubmit={form.submit} className="grid gap-6">
        {(failed || (error && !errorOf('en.name'))) && <ErrorNotice>{failed || error}</ErrorNotice>}
        <WordsFields parts={PARTS} field={form.field} />
        <div className="grid gap-2 border-t border-line pt-4">
          <p className="font-bold">{t('mark.title')}</p>
          <div className="flex flex-wrap items-center gap-3">
            <span className="grid h-20 w-44 place-items-center rounded-card border border-line bg-white px-3 text-on-well">
              <Mark mark={mark} name={form.fields.watch('en.name') || t('parts.name')} />
            </span>
            <PicturePicker
              label={t(coming ? 'picture.coming' : 'mark.choose')}
              icon={<ImageUp aria-hidden className="size-5" />}
              accept={MARK_KINDS}
              onPick={([file]) => file && upload(file)}
            />
            {mark && (
              <Button look="quiet" onClick={clear}>
                <X aria-hidden className="size-5" />
                {t('mark.none')}
              </Button>
            )}
          </div>
          <p className="text-sm text-soft">{t('mark.hint')}</p>
        </div>
      </form>
    </KindDialog>
  );
}
