import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import { Picture } from '#src/web/ui/picture.tsx';

/** A product that is no longer sold: no link to its page; `children` are the actions that remain. */
export function GoneProduct({ product, children }: { product: ProductTile; children: ReactNode }) {
  const t = useTranslations('lists');
  return (
    <article className="flex h-full flex-col gap-3">
      <span className="block aspect-square overflow-hidden rounded-card bg-well grayscale">
        <Picture picture={product.picture} sizes="(min-width: 48rem) 240px, 46vw" decorative />
      </span>
      <h2 className="line-clamp-2 min-h-[2.7em] text-[0.9375rem] leading-[1.35] font-semibold">{product.name}</h2>
      <p className="text-sm font-semibold text-brick">{t('gone')}</p>
      <div className="mt-auto">{children}</div>
    </article>
  );
}
