import { BadgeCheck, Globe, Headset, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { unbrokenRange } from '#src/kernel/format.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';

const ITEMS = [
  ['payment', ShieldCheck],
  ['confidence', BadgeCheck],
  ['worldwide', Globe],
  ['support', Headset],
] as const;

/** The four items of spec.md §2, each with what it really means here. */
export function TrustStrip() {
  const store = useShopSettings();
  const { area } = useRoot();
  const t = useTranslations('service.trust');
  const { hours, email } = store.contact;
  // Without hours or an email address, there is no promise of support to make.
  const items = ITEMS.filter(([key]) => key !== 'support' || (hours && email));
  return (
    <section aria-labelledby="trust" className="rounded-panel bg-mist px-6 py-8 sm:px-10">
      <h2 id="trust" className="sr-only">
        {t('title')}
      </h2>
      <ul className="grid gap-8 sm:grid-cols-2 xl:grid-cols-4">
        {items.map(([key, Icon]) => (
          <li key={key} className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4">
            <Icon aria-hidden className="row-span-2 size-7 text-link" />
            <h3 className="font-bold">{t(`${key}.title`)}</h3>
            <p className="text-[0.9375rem] text-pretty text-soft">
              {t(`${key}.text`, {
                state: area,
                hours: unbrokenRange(hours),
                email,
                provider: store.legal.paymentProvider,
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
