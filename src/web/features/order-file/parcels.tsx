import { ExternalLink, PackageCheck, PackageX, Truck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { countsInWords } from './file-lines.tsx';
import type { FileView } from './file-view.ts';

/** Each parcel with its carrier and number, and what is still to come. */
export function Parcels({ file: { order, parcels, unsent } }: { file: FileView }) {
  const t = useTranslations('orders.file');
  if (parcels.length === 0) return null;
  return (
    <section aria-labelledby="file-parcels">
      <h2 id="file-parcels" className="mb-3 text-section font-bold">
        {t('parcels')}
      </h2>
      <ul className="grid gap-3">
        {parcels.map((parcel) => (
          <li key={parcel.id} className="flex gap-4 rounded-card border border-line p-4">
            <State parcel={parcel} />
            <div className="grid min-w-0 gap-1 text-sm">
              <p className="font-semibold">
                {parcel.arrivedOn ? t('arrived', { on: parcel.arrivedOn }) : t('sent', { on: parcel.sentOn })}
                {parcel.returned && ` · ${t('cameBack')}`}
              </p>
              <p className="wrap-anywhere text-soft">{countsInWords(order, parcel.lines)}</p>
              <p className="tabular wrap-anywhere">
                {parcel.carrier}
                {parcel.tracking && ` · ${parcel.tracking}`}
              </p>
              {parcel.serials.map(({ position, serials }) => (
                <p key={position} className="tabular wrap-anywhere">
                  {t('serialsOf', { name: order.lines[position]?.name ?? '', serials: serials.join(', ') })}
                </p>
              ))}
              {parcel.trackingUrl && (
                <a
                  href={parcel.trackingUrl}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link hover:underline"
                >
                  {t('track')}
                  <ExternalLink aria-hidden className="size-4" />
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      {unsent.length > 0 && (
        <p className="mt-3 text-sm text-soft">{t('toCome', { what: countsInWords(order, unsent) })}</p>
      )}
    </section>
  );
}

function State({ parcel: { delivered, returned } }: { parcel: FileView['parcels'][number] }) {
  if (returned) return <PackageX aria-hidden className="size-6 shrink-0 text-brick" />;
  if (delivered) return <PackageCheck aria-hidden className="size-6 shrink-0 text-leaf" />;
  return <Truck aria-hidden className="size-6 shrink-0 text-link" />;
}
