import { useTranslations } from 'use-intl';

/** The SKU under a product's name. Nothing if an order is older than SKUs. */
export function Sku({ sku, className = 'text-sm' }: { sku: string | undefined; className?: string }) {
  const t = useTranslations('shell');
  return sku ? <span className={`block font-normal wrap-anywhere ${className}`}>{t('sku', { sku })}</span> : null;
}
