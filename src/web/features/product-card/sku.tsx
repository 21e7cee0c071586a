import { useTranslations } from 'use-intl';

/** Under a product's name: what the trade calls it by. Nothing where an order is older than SKUs. */
export function Sku({ sku, className = 'text-sm' }: { sku: string | undefined; className?: string }) {
  const t = useTranslations('shell');
  return sku ? <span className={`block font-normal wrap-anywhere ${className}`}>{t('sku', { sku })}</span> : null;
}
