import { TicketPercent } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../use-store.ts';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const inRupees = (paise: number) => rupees.format(paise / 100);

/** The offers of the settings with their codes and conditions (spec.md §9). */
export function OffersPanel() {
  const store = useStore();
  const t = useTranslations('services.offers');
  return (
    <aside aria-labelledby="offers" className="rounded-panel bg-mist p-6 lg:sticky lg:top-24">
      <h2 id="offers" className="text-lg font-bold tracking-tight">
        {t('title')}
      </h2>
      <ul className="mt-4 grid gap-5">
        {store.offers.map(({ code, kind, percent, from, upTo }) => (
          <li key={code} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <TicketPercent aria-hidden className="mt-0.5 size-5 text-leaf" />
            <div className="grid justify-items-start gap-1">
              <p className="font-semibold">{kind === 'percent' ? t('percent', { percent }) : t('cashback', { amount: inRupees(upTo) })}</p>
              <p className="text-sm text-soft">{kind === 'percent' ? t('percentTerms') : t('cashbackTerms', { percent, from: inRupees(from) })}</p>
              <p className="text-sm">
                <span className="text-soft">{t('code')}</span>{' '}
                <span className="rounded-md border border-dashed border-edge px-1.5 py-0.5 font-semibold tracking-wide select-all">{code}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-line pt-4 text-sm text-soft">{t('terms')}</p>
    </aside>
  );
}
