import { FileText, type LucideIcon, PackageCheck, Phone } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ARRIVAL } from '#src/web/layout/scroll-behaviour.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';

export type PlacedView = {
  id: string;
  name: string;
  number: number;
  total: number;
  /** Whether it is paid when it arrives. */
  due: boolean;
  phone: string;
  /** The days between which it arrives, formatted. */
  arrives: string | undefined;
  pictures: PictureSource[];
  /** Whether there are visits to book. */
  visits: boolean;
};

/** The order that has just been placed, as the page's title: when it arrives, what was bought, and what happens next. */
export function Placed({ placed }: { placed: PlacedView }) {
  const t = useTranslations('orders');
  const title = useRef<HTMLHeadingElement>(null);
  const fresh = (useLocation().state as { placed?: boolean } | null)?.placed === true;
  // With the page itself, so that the focus is never nowhere; not again after a reload.
  useLayoutEffect(() => {
    if (!fresh) return;
    title.current?.focus({ preventScroll: true });
    history.replaceState({ ...history.state, usr: null }, '');
  }, [fresh]);
  const { id, name, number, total, due, phone, arrives, pictures, visits } = placed;
  return (
    <section aria-labelledby="placed">
      <div className="overflow-hidden border-b-4 border-line bg-mist">
        <div className="column grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-10 sm:pt-14 lg:min-h-90 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid content-center justify-items-start gap-2.5 lg:pb-14">
            <h1 id="placed" ref={title} {...ARRIVAL} className="text-title font-bold wrap-break-word outline-none">
              {t('moment.title', { name })}
            </h1>
            <p className="tabular text-lg text-soft">
              {t('moment.summary', { order: t('number', { number: String(number) }), total: formatPrice(total) })}
            </p>
            {arrives && (
              <p className="mt-2 text-section font-bold text-balance text-leaf">
                {t('moment.arrives', { days: arrives })}
              </p>
            )}
            <p className="max-w-prose text-pretty text-soft">
              {due ? t('placedDue', { total: formatPrice(total) }) : t('placed')}
            </p>
            <div className="mt-4 flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:grow">
              <LinkButton to={hrefs.order(id)}>{t('moment.track')}</LinkButton>
              {visits && (
                <LinkButton look="secondary" to={hrefs.services()}>
                  {t('moment.visit')}
                </LinkButton>
              )}
            </div>
          </div>
          <Goods pictures={pictures} />
        </div>
      </div>
      <div className="column">
        <h2 className="sr-only">{t('moment.next')}</h2>
        <ol className="grid gap-x-10 gap-y-5 border-b border-line py-7 sm:grid-cols-3">
          <Step icon={PackageCheck} title={t('moment.pack')} text={t('moment.packText')} />
          <Step icon={FileText} title={t('moment.invoice')} text={t('moment.invoiceText')} />
          <Step icon={Phone} title={t('moment.driver')} text={t('moment.driverText', { phone })} />
        </ol>
      </div>
    </section>
  );
}

/** What was bought, standing on one floor: the pictures rise one after another. */
function Goods({ pictures }: { pictures: PictureSource[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-hidden className="flex items-end justify-center gap-2 sm:gap-3">
      {pictures.map((picture, at) => (
        <li
          key={picture.files?.stem ?? picture.url}
          className={`rise-late min-w-0 overflow-hidden rounded-t-panel bg-well shadow-soft ${SIZES[at]}`}
        >
          <Picture picture={picture} sizes="(min-width: 40rem) 280px, 200px" eager={at === 0} decorative />
        </li>
      ))}
    </ul>
  );
}

// Each is smaller than the one before it, and comes a step later.
const SIZES = [
  'h-44 w-34 sm:h-70 sm:w-56',
  'h-36 w-28 sm:h-56 sm:w-44 [animation-delay:80ms]',
  'h-28 w-22 sm:h-44 sm:w-36 [animation-delay:160ms]',
];

const Step = ({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) => (
  <li className="flex gap-3.5">
    <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
    <div className="grid gap-0.5">
      <p className="font-semibold">{title}</p>
      <p className="tabular text-[0.9375rem] text-soft">{text}</p>
    </div>
  </li>
);
