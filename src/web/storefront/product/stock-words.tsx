import { useTranslations } from 'use-intl';
import { FEW } from '#src/kernel/shown-figures.ts';

/** How many there are, or when a sold-out product is back: that it is sold out, the button says. */
export function StockWords({ stock, restock }: { stock: number; restock: string | undefined }) {
  const t = useTranslations('product');
  if (stock <= 0) return restock && <span className="text-sm font-semibold">{t('restock', { day: restock })}</span>;
  const few = stock <= FEW;
  return (
    <span className={`flex items-center gap-2 text-sm font-semibold ${few ? 'text-brick' : 'text-leaf'}`}>
      <span aria-hidden className="size-2 rounded-full bg-current" />
      {few ? t('onlyLeft', { count: stock }) : t('inStock')}
    </span>
  );
}
