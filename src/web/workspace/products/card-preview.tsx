import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ProductCard } from '#src/web/features/product-card/product-card.tsx';
import type { ManagedProduct } from '#src/wire/client/product-manager.ts';
import { type FormValues, listPriceAfter } from './form-values.ts';

/** The shop's card as it will look. A preview only: nothing in it can be pressed or reached. `pending` is a picture being uploaded. */
export function CardPreview({ base, pending }: { base: ManagedProduct; pending: string | undefined }) {
  const t = useTranslations('manage.preview');
  const { control } = useFormContext<FormValues>();
  const [name, price, discount, listPrice, stock, mainImage] = useWatch({
    control,
    name: ['name', 'price', 'discount', 'listPrice', 'stock', 'mainImage'],
  });
  const picture = pending ?? mainImage;
  const tile = {
    id: base.id,
    name: name.trim() || t('unnamed'),
    price: (Number(price) || 0) * 100,
    listPrice: listPriceAfter(base, { price, discount, listPrice }) * 100,
    discount: Number(discount) || 0,
    soldOut: !(Number(stock) > 0),
    rating: base.rating,
    ratingCount: base.ratingCount,
    picture: picture ? { alt: '', url: picture } : undefined,
  };
  return (
    <section aria-hidden className="grid gap-2">
      <p className="text-sm font-semibold">{t('title')}</p>
      <div inert>
        <ProductCard product={tile} />
      </div>
    </section>
  );
}
