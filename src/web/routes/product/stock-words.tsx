import { useTranslations } from 'use-intl';

/** "Only 3 left" is said only when it is true and few: five or less. */
const FEW = 5;

export function StockWords({ stock }: { stock: number }) {
  const t = useTranslations('product');
  if (stock <= 0) return <p className="font-semibold text-brick">{t('soldOut')}</p>;
  const few = stock <= FEW;
  return (
    <p className={`flex items-center gap-2 text-[0.9375rem] font-semibold ${few ? 'text-brick' : 'text-leaf'}`}>
      <span aria-hidden className="size-2 rounded-full bg-current" />
      {few ? t('onlyLeft', { count: stock }) : t('inStock')}
    </p>
  );
}
