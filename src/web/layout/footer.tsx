import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { unbrokenRange } from '#src/kernel/format.ts';
import { Logo } from '#src/web/context/logo.tsx';
import { useRoot } from '#src/web/context/use-root.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { LanguageSwitch } from '#src/web/features/language-switch/language-switch.tsx';
import { KeptMarkup } from '#src/web/ui/kept-markup.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { HELP } from './legal-links.ts';

const LINK = 'inline-flex min-h-11 items-center text-on-night-soft hover:text-on-night hover:underline';

export function Footer({ year, testPayments }: { year: number; testPayments: boolean }) {
  const store = useShopSettings();
  const { area } = useRoot();
  const { phone, email, hours } = store.contact;
  const t = useTranslations('shell');
  return (
    <footer className="page-end mt-10 bg-night md:mt-12 text-on-night max-md:pb-[calc(4rem+env(safe-area-inset-bottom))] print:hidden">
      <div className="column grid gap-x-6 gap-y-6 pt-10 md:gap-y-10 lg:grid-cols-[1.7fr_0.8fr_0.8fr_1fr_1.2fr] lg:pb-6 xl:grid-cols-[1.4fr_1.25fr_0.7fr_1.75fr_1.05fr]">
        <div className="grid content-start gap-4">
          <Logo long ground="dark" />
          <p className="max-w-sm text-[0.9375rem] text-on-night-soft">{t('footLine')}</p>
          <LanguageSwitch className="text-on-night-soft [&_a]:hover:text-on-night [&_[aria-current]]:text-on-night" />
          <Seller />
        </div>
        <div className="gap-x-6 md:grid md:grid-cols-[0.85fr_0.85fr_1.25fr_1.2fr] md:pb-10 lg:contents">
          <FootLinks
            id="foot-shop"
            title={t('shopLinks')}
            wide
            links={[
              [hrefs.home, t('home')],
              [hrefs.products(), t('products')],
              [hrefs.services(), t('services')],
              [hrefs.solar(), t('planRoof')],
              [hrefs.solarChecks, t('solarChecks')],
              [hrefs.cart, t('cart')],
              [hrefs.about, t('about')],
            ]}
          />
          <FootLinks
            id="foot-account"
            title={t('helpLinks')}
            links={[
              [hrefs.account, t('account')],
              [hrefs.orders, t('myOrders')],
              [hrefs.myServices(), t('myServices')],
              [hrefs.userList('favorites'), t('favourites')],
              [hrefs.userList('ratings'), t('ratings')],
            ]}
          />
          <FootLinks id="foot-help" title={t('helpAndLegal')} wide links={HELP.map(([to, name]) => [to, t(name)])} />
          <section aria-labelledby="foot-contact" className="text-[0.9375rem] max-md:py-6">
            <h2 id="foot-contact" className="mb-2 text-sm font-bold">
              {t('contact')}
            </h2>
            <div className="max-md:grid max-md:grid-cols-2 max-md:gap-x-6">
              {phone && (
                <a
                  href={`tel:${phone.replaceAll(' ', '')}`}
                  className="tabular flex min-h-11 items-center text-lg font-semibold whitespace-nowrap sm:text-xl hover:underline"
                >
                  {phone}
                </a>
              )}
              {email ? (
                <a href={`mailto:${email}`} className={`${LINK} wrap-anywhere`}>
                  {email}
                </a>
              ) : (
                !phone && (
                  <Link to={hrefs.contact} className={LINK}>
                    {t('writeToUs')}
                  </Link>
                )
              )}
              {hours && (
                <p className="flex min-h-11 items-center text-on-night-soft">
                  {t('contactHours', { hours: unbrokenRange(hours) })}
                </p>
              )}
              <p className="flex min-h-11 items-center text-on-night-soft">{t('deliversIn', { state: area })}</p>
            </div>
            <PayWays />
          </section>
        </div>
      </div>
      <div className="border-t border-white/12">
        <p className="column flex flex-wrap justify-between gap-x-6 gap-y-1 py-3 text-[0.8125rem] text-on-night-soft">
          <span>{t('copyright', { year: String(year), name: store.longName })}</span>
          {testPayments && <span>{t('testPayments')}</span>}
        </p>
      </div>
    </footer>
  );
}

/** Who sells. What the owner has not set is left out. */
function Seller() {
  const { legal } = useShopSettings();
  const t = useTranslations('shell');
  const { seller, address, tax } = legal;
  if (!seller && !address && !tax.gstin) return null;
  return (
    <address className="max-w-sm text-[0.9375rem] text-pretty text-on-night-soft not-italic">
      {seller && <span className="block font-semibold text-on-night">{seller}</span>}
      {address && <span className="block">{address}</span>}
      {tax.gstin && <span className="tabular block">{t('gstin', { gstin: tax.gstin })}</span>}
    </address>
  );
}

function PayWays() {
  const t = useTranslations('shell');
  return (
    <ul aria-label={t('payWith')} className="mt-2 flex flex-wrap gap-2">
      {(['upi', 'card', 'netbanking'] as const).map((way) => (
        <li
          key={way}
          className="rounded-md border border-white/25 px-2.5 py-1 text-xs font-semibold text-on-night forced-colors:border-current"
        >
          {t(`payWays.${way}`)}
        </li>
      ))}
    </ul>
  );
}

type FootLinksProps = { id: string; title: string; links: [to: string, text: string][]; wide?: boolean };

/** Links under a heading; on a phone the heading unfolds them. `wide`: two columns on a desk. */
const FootLinks = (shown: FootLinksProps) => (
  <KeptMarkup by={['foot', useLocale(), shown]}>
    <Links {...shown} />
  </KeptMarkup>
);

function Links({ id, title, links, wide }: FootLinksProps) {
  const [open, setOpen] = useState(false);
  return (
    <nav aria-label={title} className="text-[0.9375rem] max-md:border-b max-md:border-white/12 max-md:first:border-t">
      <h2 className="text-sm font-bold md:mb-2">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-13 w-full items-center justify-between md:hidden noscript:hidden"
        >
          {title}
          <ChevronDown aria-hidden className={`size-5 transition-transform duration-200 ${open ? 'rotate-180' : ''}`} />
        </button>
        <span className="max-md:hidden noscript:block noscript:pt-4">{title}</span>
      </h2>
      <ul
        id={id}
        className={`max-md:pb-3 ${open ? '' : 'max-md:hidden noscript:block'} ${wide ? 'xl:grid xl:grid-cols-2 xl:gap-x-5' : ''}`}
      >
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={to} className={LINK}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
