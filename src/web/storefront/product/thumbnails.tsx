import { useTranslations } from 'use-intl';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';

/** The pictures as thumbnails; a press shows one large. Nothing if there is only one. */
export function Thumbnails({
  pictures,
  index,
  onChoose,
}: {
  pictures: PictureSource[];
  index: number;
  onChoose: (at: number) => void;
}) {
  const t = useTranslations('product.gallery');
  if (pictures.length < 2) return null;
  return (
    <ul className="mt-3 flex gap-3 overflow-x-auto p-1 -mx-1 [scrollbar-width:none]">
      {pictures.map((picture, at) => (
        <li key={at} className="shrink-0">
          <button
            type="button"
            aria-label={t('show', { index: at + 1, total: pictures.length })}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onChoose(at)}
            className="block size-16 overflow-hidden rounded-card bg-well opacity-75 transition-opacity duration-200 hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:ring-2 aria-[current=true]:ring-link md:size-20"
          >
            <Picture
              picture={{ ...picture, files: picture.files && { ...picture.files, placeholder: undefined } }}
              sizes="80px"
              decorative
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
