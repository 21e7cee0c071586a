import { ExternalLink, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { buttonLook } from '../../components/button.tsx';
import { LiveButton } from '../../live-button.tsx';
import { useStore } from '../../use-store.ts';

const atOpenStreetMap = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** Where the shop is. The map comes when it is asked for; the address stays beside it, also when the map's tiles do not come. */
export function ShopMap() {
  const store = useStore();
  const t = useTranslations('contact.map');
  const [shown, setShown] = useState(false);
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
          <strong className="font-semibold">{store.legal.seller}</strong>
          <span className="text-pretty text-soft">{store.legal.address}</span>
        </address>
        <a href={atOpenStreetMap(store.contact.place)} target="_blank" rel="noreferrer" className={`${buttonLook({ look: 'secondary' })} justify-self-start`}>
          {t('open')}
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">{t('newTab')}</span>
        </a>
      </div>
      <div className="relative grid min-h-80 place-items-center lg:min-h-100">
        {shown ? (
          <iframe src="/contact-map" title={t('frame', { name: store.longName })} className="absolute inset-0 size-full" />
        ) : (
          <div className="relative grid max-w-sm justify-items-center gap-4 p-6 text-center">
            <Streets />
            <LiveButton onClick={() => setShown(true)}>{t('show')}</LiveButton>
            <p className="text-sm text-pretty text-soft">{t('why')}</p>
          </div>
        )}
      </div>
    </section>
  );
}

/** A few streets and the river, so that the place does not look broken before the map is there. */
function Streets() {
  return (
    <svg aria-hidden viewBox="0 0 200 96" fill="none" className="w-56">
      <path d="M52 0c-6 30 10 48 2 96" strokeWidth="14" className="stroke-brand-wash" />
      <path d="M0 30h200M0 70h200M96 0v96M148 0v96M96 30l52 40" strokeWidth="3" className="stroke-line" />
      <path d="M122 62s-13-12-13-21a13 13 0 0 1 26 0c0 9-13 21-13 21Z" className="fill-brand" />
      <circle cx="122" cy="41" r="5" className="fill-paper" />
    </svg>
  );
}
