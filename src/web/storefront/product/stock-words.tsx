import { useTranslations } from 'use-intl';
import { FEW } from '#src/kernel/shown-figures.ts';

export function StockWords({ stock, small = false }: { stock: number; small?: boolean }) {
  const t = useTranslations('product');
  const size = small ? 'text-sm' : 'text-[0.9375rem]';
  if (stock <= 0) return <span className={`font-semibold text-brick ${size}`}>{t('soldOut')}</span>;
  const few = stock <= FEW;
  return (
    <span className={`flex items-center gap-2 font-semibold ${size} ${few ? 'text-brick' : 'text-leaf'}`}>
      <span aria-hidden className="size-2 rounded-full bg-current" />
      {few ? t('onlyLeft', { count: stock }) : t('inStock')}
    </span>
  );
}
