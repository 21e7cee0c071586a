import { Clock, Mail, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Shut } from '#src/web/context/answered.server.ts';
import { Logo } from '#src/web/context/logo.tsx';
import { BareTitle } from '#src/web/context/page-head.tsx';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { Daybreak } from '#src/web/ui/daybreak.tsx';

/**
 * Replaces every page of the shop while it is not open: before its first day, and while it is shut. Who the shop is, the owner's message, and how
 * to reach them.
 */
export function ShutPage({ shut: { state, message } }: { shut: Shut }) {
  const t = useTranslations('opening');
  const { name, longName, contact } = useShopSettings();
  return (
    <div className="flex min-h-dvh flex-col bg-night text-on-night">
      <BareTitle title={t(`${state}.page`, { shop: name })} />
      <section aria-labelledby="shut" className="relative flex grow flex-col overflow-hidden">
        <Daybreak low={state === 'closed'} />
        <div className="column relative grid grow content-start pt-6 pb-[min(70vw,24rem)] sm:pt-8">
          <p>
            <Logo long ground="dark" />
          </p>
          <div className="mx-auto grid max-w-4xl justify-items-center gap-5 pt-[clamp(3.5rem,11vh,8rem)] text-center sm:gap-6">
            <p className="text-[0.8125rem] font-semibold tracking-[0.18em] text-sun uppercase non-latin:tracking-normal">
              {longName}
            </p>
            <h1
              id="shut"
              className="text-[clamp(2.75rem,1.2rem+7.2vw,6.75rem)] leading-[1.02] font-bold tracking-[-0.035em] text-balance non-latin:leading-[1.2] non-latin:tracking-normal"
            >
              {t(`${state}.title`)}
            </h1>
            <p className="max-w-xl text-lg leading-relaxed text-pretty whitespace-pre-line text-on-night-soft sm:text-xl">
              {message || t(`${state}.text`)}
            </p>
          </div>
        </div>
      </section>
      <section aria-label={t('reach')} className="relative bg-[#06121f]">
        <ul className="column flex flex-wrap justify-center gap-x-10 gap-y-1 pt-4 pb-5 text-[0.9375rem] max-md:flex-col max-md:items-center max-md:pb-22">
          {contact.phone && (
            <li>
              <a
                href={`tel:${contact.phone.replaceAll(' ', '')}`}
                className="inline-flex min-h-11 items-center gap-2.5 font-semibold hover:underline"
              >
                <Phone aria-hidden className="size-4.5 text-sun" />
                {contact.phone}
              </a>
            </li>
          )}
          {contact.email && (
            <li>
              <a
                href={`mailto:${contact.email}`}
                className="inline-flex min-h-11 items-center gap-2.5 font-semibold wrap-anywhere hover:underline"
              >
                <Mail aria-hidden className="size-4.5 text-sun" />
                {contact.email}
              </a>
            </li>
          )}
          {contact.hours && (
            <li className="inline-flex min-h-11 items-center gap-2.5 text-on-night-soft">
              <Clock aria-hidden className="size-4.5 text-sun" />
              {contact.hours}
            </li>
          )}
        </ul>
      </section>
    </div>
  );
}
