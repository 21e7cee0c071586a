import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { LineSummary } from '#src/web/ui/fold-summary.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import type { DeliveryZone } from '#src/wire/domain.ts';

type ListProps = {
  title: string;
  zones: DeliveryZone[];
  served?: boolean;
  folded?: boolean;
  onEdit: (zone: DeliveryZone) => void;
};

/** Zones by prefix, each with its terms. `served`: deliveries go there; `folded`: collapsed, for a long list that is seldom read. */
export function ZoneList({ title, zones, served = false, folded = false, onEdit }: ListProps) {
  const t = useTranslations('deliveryDesk');
  const id = useId();
  const terms = ({ charge, freeFrom }: DeliveryZone) =>
    charge === 0
      ? t('free')
      : freeFrom === null
        ? formatPrice(charge)
        : t('freeFromLine', { charge: formatPrice(charge), from: formatPrice(freeFrom) });
  const list =
    zones.length === 0 ? (
      <p className="text-soft">{t('noZones')}</p>
    ) : (
      <Card
        as="ul"
        className="grid overflow-hidden lg:grid-cols-2 lg:[&>li:nth-child(even)]:border-s [&>li]:-mt-px [&>li]:border-t [&>li]:border-line"
      >
        {zones.map((zone) => (
          <li key={zone.prefix} className="flex items-center gap-4 py-2 ps-5 pe-2">
            <span className="tabular w-16 shrink-0 font-bold">{zone.prefix}</span>
            <div className="min-w-0 grow">
              <p className="wrap-anywhere">{zone.area || zone.state}</p>
              <p className="tabular text-sm text-soft">
                {served
                  ? [t('daysLine', { min: zone.daysMin, max: zone.daysMax }), terms(zone)].join(' · ')
                  : zone.area && zone.state}
              </p>
            </div>
            <Button look="quiet" aria-label={t('editOf', { prefix: zone.prefix })} onClick={() => onEdit(zone)}>
              {t('edit')}
            </Button>
          </li>
        ))}
      </Card>
    );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-3 text-lg font-bold tracking-tight">
        {title} <span className="tabular font-normal text-soft">{zones.length}</span>
      </h2>
      {folded && zones.length > 0 ? (
        <details className="group">
          <LineSummary>{t('showAll')}</LineSummary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  );
}
