import { ImageUp, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PicturePicker } from '#src/web/features/picture-upload/picture-picker.tsx';
import { useOwnPicture } from '#src/web/features/workspace-list/use-own-picture.ts';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Button } from '#src/web/ui/button.tsx';
import type { SentPicture } from '#src/wire/client/pictures.ts';

type SceneProps = {
  name: string;
  current: string | undefined;
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
};

/** A place that shows one of the shop's scenes, and the owner's own picture for it. */
export function SceneField({ name, current, value, error, onType }: SceneProps) {
  const t = useTranslations('settings');
  const [sent, setSent] = useState<SentPicture>();
  const { coming, failed, upload, cancel } = useOwnPicture(t('pictureFailed'), (picture) => {
    setSent(picture);
    onType(picture.id);
  });
  const back = () => {
    cancel();
    onType('');
  };
  const shown = value && sent?.id === value ? sent.url : current;
  const said = failed || error;
  const place = t(`fields.pictures-${name}` as MessageKey<'settings'>);
  return (
    <fieldset aria-label={place} className="grid content-start gap-2">
      <p className="text-sm font-semibold">{place}</p>
      {shown ? (
        <img
          src={shown}
          alt={t(value ? 'ownPicture' : 'shopPicture')}
          className="aspect-video w-full rounded-card bg-mist object-cover"
        />
      ) : (
        <p className="grid aspect-video place-items-center rounded-card bg-mist text-sm text-soft">{t('noPicture')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <PicturePicker
          label={t(coming ? 'coming' : 'replacePicture')}
          icon={<ImageUp aria-hidden className="size-5" />}
          onPick={([file]) => file && void upload(file)}
        />
        {value && (
          <Button look="quiet" size="small" onClick={back}>
            <Undo2 aria-hidden className="size-5" />
            {t('backToScene')}
          </Button>
        )}
      </div>
      <p aria-live="polite" className={said ? 'text-sm font-semibold text-brick' : 'sr-only'}>
        {said}
      </p>
    </fieldset>
  );
}
