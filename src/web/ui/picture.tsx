import { ImageOff } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Preload } from './in-head.tsx';
import { Skeleton } from './loading.tsx';
import { useShowable } from './picture-hosts.ts';

type Files = { stem: string; width: number; height: number; widths: number[]; webp: number; placeholder?: string };

/** What a picture needs: finished files, or only an address, or nothing at all. `narrow`: another crop of the same, for phones. */
export type PictureSource = { alt: string; url?: string; files?: Files; narrow?: Files };

/** Screens narrower than Tailwind's `sm` take the narrow crop. */
const NARROW = '(max-width: 39.99rem)';
const WIDE = '(min-width: 40rem)';

type PictureProps = {
  picture: PictureSource | undefined;
  /**
   * The width on screen, as in `sizes` of an image. On phones rather less: a screen with three pixels per point would fetch four times the bytes
   * for detail that nobody sees at arm's length (home before scrolling: 402 kB became less than 300).
   */
  sizes: string;
  /** At the top of the page: loaded at once and first. */
  eager?: boolean;
  /** In sight at once, but small: it does not compete with the page's first picture and its letters for a slow line. */
  minor?: boolean;
  /** Decoration beside the same text: its alternative text is empty. */
  decorative?: boolean;
  /** Classes of the img; the frame around it sets the size. */
  className?: string;
};

/** AVIF in all widths, with WebP as the fallback; a drawn "No main image." if there is none. */
export function Picture({
  picture,
  sizes,
  eager = false,
  minor = false,
  decorative = false,
  className = 'size-full object-cover',
}: PictureProps) {
  if (!picture?.files && !picture?.url) return <NoPicture />;
  const { files, alt, url } = picture;
  const words = decorative ? '' : alt;
  const common = {
    className,
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager ? 'high' : minor ? 'low' : undefined,
    decoding: eager ? undefined : 'async',
    draggable: false,
  } as const;
  if (!files) return <AddressPicture key={url} src={url} alt={words} {...common} />;
  const { narrow } = picture;
  const crops = narrow
    ? [
        { srcSet: srcSetOf(narrow), media: NARROW },
        { srcSet: srcSetOf(files), media: WIDE },
      ]
    : [{ srcSet: srcSetOf(files), media: undefined }];
  const finished = (
    <picture>
      {eager &&
        crops.map(({ srcSet, media }) => (
          <Preload key={srcSet}>
            <link
              rel="preload"
              as="image"
              type="image/avif"
              media={media}
              imageSrcSet={srcSet}
              imageSizes={sizes}
              fetchPriority="high"
            />
          </Preload>
        ))}
      {crops.map(({ srcSet, media }) => (
        <source key={srcSet} type="image/avif" media={media} srcSet={srcSet} sizes={sizes} />
      ))}
      {narrow && <source type="image/webp" media={NARROW} srcSet={`/media/${narrow.stem}-${narrow.webp}.webp`} />}
      <img
        src={`/media/${files.stem}-${files.webp}.webp`}
        alt={words}
        width={files.width}
        height={files.height}
        {...common}
      />
    </picture>
  );
  if (!files.placeholder) return finished;
  // Sixteen pixels of the same picture, shown before it loads: the frame is never empty on a slow train.
  return (
    <span className="relative isolate block size-full overflow-hidden">
      <img
        src={files.placeholder}
        alt=""
        aria-hidden
        draggable={false}
        className="absolute inset-0 -z-1 size-full scale-110 object-cover blur-xl"
      />
      {finished}
    </span>
  );
}

const srcSetOf = ({ stem, widths }: Files) =>
  widths.map((width) => `/media/${stem}-${width}.avif ${width}w`).join(', ');

/**
 * Milliseconds after which a picture of the shop's own that did not come is requested again: a dead spot on the way, or a visit's photograph whose
 * sizes are still being made.
 */
const AGAIN = [2_000, 5_000, 15_000];

/** A picture by its address. One on another server is not shown before the shop has fetched it (the policy forbids it): until then there is none. */
function AddressPicture({ alt, ...rest }: ComponentProps<'img'>) {
  const showable = useShowable(rest.src);
  const [failures, setFailures] = useState(0);
  const [failed, setFailed] = useState(false);
  const fail = () => {
    setFailures((count) => count + 1);
    setFailed(true);
  };
  const wait = failed && rest.src?.startsWith('/') ? AGAIN[failures - 1] : undefined;
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(setFailed, wait, false);
    return () => clearTimeout(timer);
  }, [wait]);
  // It may have failed before hydration.
  const look = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && failures === 0) fail();
  };
  if (failed && showable && wait !== undefined) return <Skeleton className="size-full" />;
  return failed || !showable ? <NoPicture /> : <img key={failures} ref={look} alt={alt} onError={fail} {...rest} />;
}

/** The address of one finished file, for uses that take only one. */
export const pictureAddress = (picture: PictureSource | undefined): string | undefined =>
  picture?.files ? `/media/${picture.files.stem}-${picture.files.webp}.webp` : picture?.url;

/** Replaces a missing picture. */
export function NoPicture() {
  const t = useTranslations('shell');
  return (
    <span className="@container relative grid size-full place-content-center place-items-center gap-2 bg-well text-on-well-soft">
      <ImageOff aria-hidden className="size-8 max-h-1/2" />
      <span className="text-xs font-normal @max-[6rem]:sr-only">{t('noPicture')}</span>
    </span>
  );
}
