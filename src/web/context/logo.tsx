import { useShopSettings } from './use-shop-settings.ts';

/** The built-in mark: a quarter sun of five rays over a horizon line. */
function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" fill="none" className={className}>
      <path d="M4 25V13.5A11.5 11.5 0 0 1 15.5 25Z" className="fill-sun" />
      <path
        d="M6.1 10.3L7.0 3.6M10.6 11.8L13.6 5.7M14.5 14.5L19.3 9.7M17.2 18.4L23.3 15.4M18.7 22.9L25.4 22.0"
        strokeWidth="2.6"
        strokeLinecap="round"
        className="stroke-sun"
      />
      <path d="M3 29.5h26" strokeWidth="2.6" strokeLinecap="round" stroke="currentColor" />
    </svg>
  );
}

/** The owner's logo, or only the built-in mark where there is none. */
export function ShortLogo() {
  return useShopSettings().logo ? <OwnLogo most={120} /> : <Mark className="size-9" />;
}

/** The height of the owner's logo and its greatest width, in pixels. */
const HEIGHT = 36;
const MOST_WIDE = 176;

type LogoProps = { long?: boolean; ground?: 'page' | 'dark' | 'light'; className?: string };

/**
 * The owner's logo; without one, the built-in mark and the name side by side (`long`: the full name). `ground` is the background; the page's own is
 * light or dark by theme. Where there is no logo for a dark ground, the other one gets a white backing.
 */
export function Logo({ long = false, ground = 'page', className = '' }: LogoProps) {
  const store = useShopSettings();
  if (store.logo) return <OwnLogo ground={ground} className={className} />;
  return (
    <span className={`inline-flex items-center gap-2 text-xl font-bold tracking-tight ${className}`}>
      <Mark />
      {long ? store.longName : store.name}
    </span>
  );
}

const WHITE = 'rounded-md bg-white px-2 py-1';
const WHITE_IN_DARK = 'dark:rounded-md dark:bg-white dark:px-2 dark:py-1';

function OwnLogo({
  ground = 'page',
  most = MOST_WIDE,
  className = '',
}: {
  ground?: LogoProps['ground'];
  most?: number;
  className?: string;
}) {
  const { logo, logoDark, longName } = useShopSettings();
  const inDark = ground === 'dark' && logoDark;
  const src = inDark ? logoDark : logo;
  const [, wide, high] = /-(\d+)x(\d+)\.\w+$/.exec(src) ?? [];
  const ratio = Number(wide ?? 1) / Number(high ?? 1);
  const height = Math.round(Math.min(HEIGHT, most / ratio));
  const chip = logoDark || ground === 'light' ? '' : ground === 'dark' ? WHITE : WHITE_IN_DARK;
  const picture = (
    <img
      src={src}
      alt={longName}
      width={Math.round(height * ratio)}
      height={height}
      className={`box-content max-w-none object-contain ${chip}`}
    />
  );
  return (
    <span className={`inline-flex items-center ${className}`}>
      {ground === 'page' && logoDark ? (
        <picture>
          <source srcSet={logoDark} media="(prefers-color-scheme: dark)" />
          {picture}
        </picture>
      ) : (
        picture
      )}
    </span>
  );
}
