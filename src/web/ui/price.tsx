import { useTranslations } from 'use-intl';
import { formatPaise } from '#src/kernel/money.ts';

export { formatCount } from '#src/kernel/format.ts';
export const formatPrice = formatPaise;

const SIZES = {
  small: 'text-[0.9375rem]',
  regular: 'text-base',
  large: 'text-2xl sm:text-[1.75rem] tracking-tight',
  display: 'text-title',
};

/** A price in paise, with the list price struck through if it is higher. */
export function Price({
  price,
  listPrice = 0,
  size = 'regular',
  className = '',
}: {
  price: number;
  listPrice?: number;
  size?: keyof typeof SIZES;
  className?: string;
}) {
  const t = useTranslations('shell');
  return (
    <p className={`tabular flex flex-wrap items-baseline gap-x-2 ${className}`}>
      <span className={`font-bold text-ink ${SIZES[size]}`}>{formatPrice(price)}</span>
      {listPrice > price && (
        <s className={`text-soft ${size === 'large' || size === 'display' ? 'text-base' : 'text-xs'}`}>
          <span className="sr-only">{t('listPrice')} </span>
          {formatPrice(listPrice)}
        </s>
      )}
    </p>
  );
}
