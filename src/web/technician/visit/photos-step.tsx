import { Camera, ImageOff, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addPhoto, dropPhoto } from '#src/web/features/field-visit/outbox.ts';
import type { ShownPhoto } from '#src/web/features/field-visit/photos-of.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { buttonLook } from '#src/web/ui/button.tsx';
import type { PhotoSide } from '#src/wire/domain.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { Step } from './step.tsx';

/** The shop's own limit (services/visits/photo.ts). */
const MOST_PHOTOS = 8;

type Props = { visitId: string; side: PhotoSide; isSurvey?: boolean; photos: ShownPhoto[]; locked: boolean };

/** Photos of one side. Each is stored on the device the moment it is chosen, and shown from there. */
export function PhotosStep({ visitId, side, isSurvey = false, photos, locked }: Props) {
  const t = useTranslations('technician.photos');
  const steps = useTranslations('technician.steps');
  const [taking, setTaking] = useState(0);
  const id = useId();
  const room = MOST_PHOTOS - photos.length - taking;

  async function take({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(input.files ?? [])].slice(0, room);
    input.value = '';
    setTaking(files.length);
    for (const file of files) {
      await addPhoto(visitId, side, await shrinkPhoto(file));
      setTaking((left) => left - 1);
    }
  }
  return (
    <Step
      title={steps(isSurvey ? 'photos' : side)}
      done={photos.length > 0}
      aside={t('count', { count: photos.length, most: MOST_PHOTOS })}
    >
      <p className="text-soft">{t(isSurvey ? 'textSurvey' : side === 'before' ? 'textBefore' : 'textAfter')}</p>
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, at) => (
            <li key={photo.id} className="grid content-start overflow-hidden rounded-card border border-line">
              {photo.address ? (
                <img
                  src={photo.address}
                  alt={t(isSurvey ? 'survey' : side, { number: at + 1 })}
                  width={320}
                  height={240}
                  className="aspect-[4/3] w-full bg-well object-cover"
                />
              ) : (
                <span className="grid aspect-[4/3] place-items-center gap-1 bg-well text-sm text-on-well">
                  <ImageOff aria-hidden className="size-6" />
                  {t('making')}
                </span>
              )}
              <div className="flex min-h-11 items-center justify-between gap-2 ps-3">
                {photo.state === 'waiting' || photo.state === 'refused' ? (
                  <Badge tone={photo.state === 'refused' ? 'brick' : 'sun'}>{t(photo.state)}</Badge>
                ) : (
                  <span aria-hidden className="tabular text-sm text-soft">
                    {at + 1}
                  </span>
                )}
                {!locked && (
                  <button
                    type="button"
                    aria-label={t('remove', { number: at + 1 })}
                    onClick={() => void dropPhoto(visitId, photo.id)}
                    className="grid size-11 place-items-center text-soft transition-colors duration-200 hover:bg-brick-wash hover:text-brick"
                  >
                    <Trash2 aria-hidden className="size-5" />
                  </button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {!locked &&
        (room > 0 ? (
          <div className="relative">
            <input
              id={id}
              type="file"
              accept="image/*"
              multiple
              onChange={(event) => void take(event)}
              className="peer sr-only"
            />
            <label
              htmlFor={id}
              className={`${buttonLook({ look: 'secondary', size: 'large', block: true })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link`}
            >
              <Camera aria-hidden className="size-5.5" />
              {t('add')}
            </label>
          </div>
        ) : (
          <p className="text-sm text-soft">{t('full')}</p>
        ))}
    </Step>
  );
}
