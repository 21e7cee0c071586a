import { Camera, ImagePlus } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { PicturePicker } from '#src/web/features/picture-upload/picture-picker.tsx';
import { MOST_FURTHER } from '#src/web/features/picture-upload/upload.ts';
import { announce } from '#src/web/ui/status-region.tsx';
import type { FormValues } from '../form-values.ts';
import { FurtherPicture } from './further-picture.tsx';
import type { Pictures } from './use-pictures.ts';

/** The further pictures in order. */
export function FurtherPictures({ pictures }: { pictures: Pictures }) {
  const t = useTranslations('manage.pictures');
  const { control, formState } = useFormContext<FormValues>();
  const urls = useWatch({ control, name: 'otherImages' });
  const problem = formState.errors.otherImages;
  const error = problem?.message ?? (Array.isArray(problem) ? problem.find(Boolean)?.message : undefined);
  const move = (from: number, to: number) => {
    const moved = urls[from];
    if (moved === undefined || from === to) return;
    pictures.setFurther(urls.toSpliced(from, 1).toSpliced(to, 0, moved));
    announce(t('moved', { number: to + 1 }));
  };
  return (
    <div className="grid gap-3">
      <h4 className="text-sm font-semibold">{t('further')}</h4>
      {urls.length === 0 && <p className="text-sm text-soft">{t('noFurther')}</p>}
      <ol className="grid divide-y divide-line">
        {urls.map((url, at) => (
          <FurtherPicture
            key={url}
            url={url}
            number={at + 1}
            last={at === urls.length - 1}
            onMain={() => {
              pictures.makeMain(url);
              announce(t('madeMain', { number: at + 1 }));
            }}
            onMove={(by) => move(at, at + by)}
            onDropped={(number) => move(number - 1, at)}
            onRemove={() => {
              pictures.setFurther(urls.filter((one) => one !== url));
              announce(t('removed'));
            }}
          />
        ))}
      </ol>
      {urls.length < MOST_FURTHER ? (
        <Pickers onPick={(files) => pictures.addAll(files, 'further')} />
      ) : (
        <p className="text-sm text-soft">{t('most', { max: MOST_FURTHER })}</p>
      )}
      {error && (
        <p role="alert" className="text-sm font-semibold text-brick">
          {error}
        </p>
      )}
    </div>
  );
}

function Pickers({ onPick }: { onPick: (files: File[]) => void }) {
  const t = useTranslations('manage.pictures');
  return (
    <div className="flex flex-wrap gap-3">
      <PicturePicker
        label={t('addFurther')}
        icon={<ImagePlus aria-hidden className="size-5" />}
        onPick={onPick}
        multiple
      />
      <PicturePicker
        label={t('takeFurther')}
        icon={<Camera aria-hidden className="size-5" />}
        onPick={onPick}
        capture="environment"
        className="hidden! pointer-coarse:max-lg:inline-flex!"
      />
    </div>
  );
}
