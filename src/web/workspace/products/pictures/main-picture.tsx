import { Camera, ImageOff, ImageUp, Trash2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { PicturePicker } from '#src/web/features/picture-upload/picture-picker.tsx';
import { Button } from '#src/web/ui/button.tsx';
import type { FormValues } from '../form-values.ts';
import { AltField } from './alt-field.tsx';
import { FormPicture } from './form-picture.tsx';
import type { Pictures } from './use-pictures.ts';

/** The main picture with the widget 'Upload MainImage' (spec.md §2). A picture being uploaded is shown at once. */
export function MainPicture({ pictures }: { pictures: Pictures }) {
  const t = useTranslations('manage.pictures');
  const { control, formState } = useFormContext<FormValues>();
  const url = useWatch({ control, name: 'mainImage' });
  const error = formState.errors.mainImage?.message;
  const pick = (files: File[]) => pictures.addAll(files, 'main');
  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-semibold">{t('main')}</h4>
      <div className="grid aspect-square overflow-hidden rounded-card bg-well text-on-well-soft">
        {pictures.pendingMain || url ? (
          <FormPicture
            key={url}
            src={pictures.pendingMain ?? url}
            alt={t('main')}
            className={`size-full object-cover ${pictures.pendingMain ? 'opacity-60' : ''}`}
          />
        ) : (
          <p className="grid place-content-center justify-items-center gap-2 text-sm font-semibold">
            <ImageOff aria-hidden className="size-8" />
            {t('none')}
          </p>
        )}
      </div>
      <PicturePicker label={t('uploadMain')} icon={<ImageUp aria-hidden className="size-5 shrink-0" />} onPick={pick} />
      <PicturePicker
        label={t('takeMain')}
        icon={<Camera aria-hidden className="size-5 shrink-0" />}
        onPick={pick}
        capture="environment"
        className="hidden! pointer-coarse:max-lg:inline-flex!"
      />
      {url && (
        <Button look="quiet" size="small" className="px-1! text-[0.8125rem]!" onClick={pictures.removeMain}>
          <Trash2 aria-hidden className="size-4.5 shrink-0" />
          {t('removeMain')}
        </Button>
      )}
      {url && <AltField url={url} label={t('altMain')} />}
      {error && (
        <p role="alert" className="text-sm font-semibold text-brick">
          {error}
        </p>
      )}
    </div>
  );
}
