import { TicketPercent } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useOfferWords } from '#src/web/features/offer/use-offer-words.ts';
import type { Offer } from '#src/wire/domain.ts';

/** The advertised offers that can be applied now, with their codes and conditions (spec.md §9). */
export function OffersPanel({ offers }: { offers: Offer[] }) {
  const t = useTranslations('offers');
  const words = useOfferWords();
  return (
    <aside aria-labelledby="offers" className="rounded-panel bg-mist p-6 lg:sticky lg:top-24">
      <h2 id="offers" className="text-lg font-bold tracking-tight">
        {t('title')}
      </h2>
      <ul className="mt-4 grid gap-5">
        {offers.map((offer) => {
          const { gives, terms } = words(offer);
          return (
            <li key={offer.code} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <TicketPercent aria-hidden className="mt-0.5 size-5 text-leaf" />
              <div className="grid justify-items-start gap-1">
                <p className="font-semibold">{gives}</p>
                <p className="text-sm text-soft">{terms}</p>
                <p className="text-sm">
                  <span className="text-soft">{t('code')}</span>{' '}
                  <span className="rounded-md border border-dashed border-edge px-1.5 py-0.5 font-semibold tracking-wide wrap-anywhere select-all">
                    {offer.code}
                  </span>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-5 border-t border-line pt-4 text-sm text-soft">{t('terms')}</p>
    </aside>
  );
}
