import { useTranslations } from 'use-intl';
import { dateFormat } from '#src/kernel/format.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { Delivery } from '#src/wire/client/delivery.ts';

/** The delivery days and the charge, or that we do not deliver there. */
export function DeliveryAnswer({ delivery }: { delivery: Delivery }) {
  const t = useTranslations('delivery');
  const { locale, area: sold } = useRoot();
  const { earliest, latest, charge = 0, area, state, pincode, serviceable } = delivery;
  if (!serviceable || !earliest || !latest) {
    return (
      <p>
        {state
          ? t('notThere', { place: [area, state].filter(Boolean).join(', '), state: sold })
          : t('unknown', { pincode })}
      </p>
    );
  }
  const day = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <div>
      <p className="flex flex-wrap gap-x-3 font-semibold text-leaf">
        <span>
          {earliest === latest
            ? t('on', { day: day.format(new Date(earliest)) })
            : t('between', { from: day.format(new Date(earliest)), to: day.format(new Date(latest)) })}
        </span>
        <span>{charge ? t('charge', { amount: formatPrice(Math.round(charge * 100)) }) : t('free')}</span>
      </p>
      <p className="text-sm text-soft">{t('to', { area, pincode })}</p>
    </div>
  );
}
