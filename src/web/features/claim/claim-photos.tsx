import { ImageOff, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { removeClaimPhoto } from '#src/wire/client/claims.ts';
import type { ClaimView } from './claim-view.server.ts';

/** A photograph is made within seconds. */
const LOOK_AGAIN = 2_500;

/** The photographs of a claim; until the shop has answered, its customer can remove them. */
export function ClaimPhotos({ claim: { id, photos }, isEditable }: { claim: ClaimView; isEditable: boolean }) {
  const t = useTranslations('claims');
  const { run, running, busy, error } = useMutation('claims');
  const { revalidate } = useRevalidator();
  const isMaking = photos.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isMaking, revalidate]);
  return (
    <>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <ul className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3">
        {photos.map((photo, at) => (
          <li key={photo.id} className="relative overflow-hidden rounded-card border border-line bg-well">
            {photo.state !== 'ready' ? (
              <p className="grid aspect-[4/3] place-items-center content-center gap-1 p-2 text-center text-sm text-on-well">
                <ImageOff aria-hidden className="size-6" />
                {t(photo.state === 'failed' ? 'photos.failed' : 'photos.making')}
              </p>
            ) : (
              <a href={photo.address} target="_blank" rel="noreferrer" className="block aspect-[4/3]">
                <Picture
                  picture={{ url: `${photo.address}?w=320`, alt: t('photos.alt', { number: at + 1 }) }}
                  sizes="320px"
                />
              </a>
            )}
            {isEditable && (
              <span className="absolute end-1 top-1">
                <LiveButton
                  look="secondary"
                  aria-label={t('photos.remove', { number: at + 1 })}
                  loading={busy && running === photo.id}
                  onClick={() =>
                    void run(() => removeClaimPhoto(id, photo.id), { done: t('photos.removed'), as: photo.id })
                  }
                  className="size-11 p-0"
                >
                  <Trash2 aria-hidden className="size-5" />
                </LiveButton>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
