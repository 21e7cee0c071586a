import { ExternalLink, MapPin, Navigation } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sellerOf } from '#src/kernel/brand.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { buttonLook } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';

type Place = { latitude: number; longitude: number };
const atOpenStreetMap = ({ latitude, longitude }: Place) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
const directionsTo = ({ latitude, longitude }: Place) =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;

/** How long the map may take, in milliseconds. A frame reports nothing while it loads. */
const PATIENCE = 12_000;

/**
 * Where the shop is: the address and a drawn card at once, without contacting another site. The map itself loads on request; if it fails, the card
 * stays.
 */
export function ShopMap() {
  const store = useShopSettings();
  const { latitude, longitude } = store.contact.place;
  // Without an address there is no place to show.
  if (latitude === null || longitude === null || !store.legal.address) return null;
  return <PlacedMap place={{ latitude, longitude }} />;
}

function PlacedMap({ place }: { place: Place }) {
  const store = useShopSettings();
  const t = useTranslations('contact.map');
  const { state, frame, show, settle } = useMapFrame();
  return (
    <section
      aria-labelledby="where"
      className="mt-12 grid overflow-hidden rounded-panel border border-line bg-mist md:mt-16 lg:grid-cols-[22.5rem_minmax(0,1fr)]"
    >
      <div className="grid content-center gap-4 bg-paper p-6 sm:p-8">
        <MapPin aria-hidden className="size-8 text-link" />
        <h2 id="where" className="text-section font-bold">
          {t('title')}
        </h2>
        <address className="grid gap-1 not-italic">
          <strong className="font-semibold">{sellerOf(store)}</strong>
          <span className="text-pretty text-soft">{store.legal.address}</span>
        </address>
        <div className="flex flex-wrap gap-3">
          <OutsideLink
            to={directionsTo(place)}
            text={t('directions')}
            icon={<Navigation aria-hidden className="size-4" />}
          />
          <OutsideLink
            to={atOpenStreetMap(place)}
            text={t('open')}
            icon={<ExternalLink aria-hidden className="size-4" />}
          />
        </div>
      </div>
      <div className="relative grid min-h-112 overflow-hidden lg:min-h-100">
        {state !== 'shown' && (
          <>
            <Streets />
            <div className="relative m-4 grid max-w-xs content-start justify-items-start gap-3 self-end rounded-card bg-paper p-4 shadow-soft sm:m-6">
              <p className="font-semibold">{store.longName}</p>
              <p role="status" className={state === 'failed' ? 'text-sm text-pretty text-soft' : 'sr-only'}>
                {state === 'failed' && t('failed')}
              </p>
              <LiveButton look="secondary" loading={state === 'waiting'} onClick={show}>
                {t('show')}
              </LiveButton>
              <p className="text-xs text-pretty text-soft">{t('why')}</p>
            </div>
          </>
        )}
        {(state === 'waiting' || state === 'shown') && (
          <iframe
            ref={frame}
            src="/contact-map"
            title={t('frame', { name: store.longName })}
            onLoad={settle}
            className={`absolute inset-0 size-full ${state === 'waiting' ? 'invisible' : ''}`}
          />
        )}
      </div>
    </section>
  );
}

/** The frame is shown once the tile beside it has loaded: a frame of another site reports nothing, loaded or not. */
function useMapFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'card' | 'waiting' | 'shown' | 'failed'>('card');
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('failed'), PATIENCE);
    return () => clearTimeout(timer);
  }, [state]);
  const settle = () => {
    const tile = frame.current?.contentDocument?.querySelector('img');
    setState(tile && tile.naturalWidth > 0 ? 'shown' : 'failed');
  };
  return { state, frame, show: () => setState('waiting'), settle };
}

function OutsideLink({ to, text, icon }: { to: string; text: string; icon: ReactNode }) {
  const t = useTranslations('contact.map');
  return (
    <a href={to} target="_blank" rel="noreferrer" className={buttonLook({ look: 'secondary' })}>
      {text}
      {icon}
      <span className="sr-only">{t('newTab')}</span>
    </a>
  );
}

/** The river, its bridges and a few streets around the pin: a drawing, so that it looks like a place before any map is there. */
function Streets() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 600 400"
      fill="none"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <path d="M210 -10c-30 110 34 190 4 420" strokeWidth="64" className="stroke-brand-wash" />
      <g className="stroke-paper">
        <path d="M-10 96h620M-10 292h620M330 -10v420M470 -10v420" strokeWidth="14" />
        <path
          d="M-10 190h150M290 190h320M60 -10v420M400 96v196M540 96v196M330 96l140 196M60 292l80-102"
          strokeWidth="7"
        />
      </g>
      <path d="M372 196s-26-24-26-44a26 26 0 0 1 52 0c0 20-26 44-26 44Z" className="fill-brand" />
      <circle cx="372" cy="152" r="10" className="fill-paper" />
    </svg>
  );
}
