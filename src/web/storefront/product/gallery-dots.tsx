import { useTranslations } from 'use-intl';

/** A dot for each picture of the row; a press shows it. Nothing if there is only one. */
export function GalleryDots({
  total,
  index,
  onChoose,
}: {
  total: number;
  index: number;
  onChoose: (at: number) => void;
}) {
  const t = useTranslations('product.gallery');
  if (total < 2) return null;
  return (
    <ul className="flex justify-center lg:hidden">
      {Array.from({ length: total }, (_, at) => (
        <li key={at}>
          <button
            type="button"
            aria-label={t('show', { index: at + 1, total })}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onChoose(at)}
            className="grid size-11 place-items-center before:size-2 before:rounded-full before:bg-edge before:transition-[width] aria-[current=true]:before:w-6 aria-[current=true]:before:bg-link"
          />
        </li>
      ))}
    </ul>
  );
}
