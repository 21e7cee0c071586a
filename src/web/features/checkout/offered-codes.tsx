import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { OfferedSaving, Quote } from '#src/wire/client/checkout.ts';

type OfferedProps = {
  offers: OfferedSaving[];
  applied: Quote['coupon'] | undefined;
  waiting: boolean;
  onChoose: (code: string) => void;
};

/**
 * The codes that the shop would accept for this order, each with its saving and a button to apply it; and the nearest that needs a larger order,
 * with the amount missing. Once a code is applied, only those that save more.
 */
export function OfferedCodes({ offers, applied, waiting, onChoose }: OfferedProps) {
  const t = useTranslations('checkout.coupon.offers');
  const usable = offers.filter((one) => one.missing === 0);
  const best = usable[0];
  const shown = applied ? usable.filter((one) => worth(one) > worth(applied)) : usable;
  const most = Math.max(0, ...usable.map(worth));
  const near = offers.find((one) => one.missing > 0 && worth(one) > most);
  if (shown.length === 0 && !near) return null;
  return (
    <ul aria-label={t('title')} aria-busy={waiting} className="tabular grid divide-y divide-line text-sm waits">
      {shown.map((offer) => (
        <li key={offer.code} className="flex items-center gap-x-3 py-2">
          <p className="me-auto min-w-0">
            <strong>{offer.code}</strong>
            {offer === best && <span className="ms-2 font-semibold text-leaf">{t('best')}</span>}
            <span className="block text-soft">{wordsOf(t, offer)}</span>
          </p>
          <Button
            look="quiet"
            size="small"
            className="-me-3 shrink-0 px-3!"
            aria-label={t('useCode', { code: offer.code })}
            onClick={() => onChoose(offer.code)}
          >
            {t('use')}
          </Button>
        </li>
      ))}
      {near && (
        <li className="py-2 text-soft">
          {t('missing', { code: near.code, missing: formatPrice(near.missing), gives: wordsOf(t, near) })}
        </li>
      )}
    </ul>
  );
}

const worth = ({ discount, cashback }: Pick<OfferedSaving, 'discount' | 'cashback'>): number => discount + cashback;

const wordsOf = (
  t: ReturnType<typeof useTranslations<'checkout.coupon.offers'>>,
  { discount, cashback }: OfferedSaving,
): string =>
  cashback > 0 ? t('cashback', { amount: formatPrice(cashback) }) : t('discount', { amount: formatPrice(discount) });
