import { BadgeIndianRupee, FileText, Globe, ShieldCheck, Store } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { sellerOf } from '#src/kernel/brand.ts';
import { useRootOrNothing } from '#src/web/context/use-root.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { CompareLink } from '#src/web/features/compare/compare-link.tsx';
import { CompareToggle } from '#src/web/features/compare/compare-toggle.tsx';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import { filterHref } from '#src/web/features/product-filter/filter.ts';
import { ShareButton } from '#src/web/features/share/share-button.tsx';
import { ChatLink } from '#src/web/features/whatsapp/chat-link.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { Figure } from '#src/web/ui/figure.tsx';
import { Near } from '#src/web/ui/near.tsx';
import { formatPrice, Price } from '#src/web/ui/price.tsx';
import { Stars } from '#src/web/ui/stars.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { BuyActions } from './buy-actions.tsx';
import { DeliveryCheck } from './delivery-check.tsx';
import { StockWords } from './stock-words.tsx';
import { useRatings } from './use-ratings.ts';
import type { ProductView } from './view.ts';

/** Name, stars, price, stock and how to buy. */
export function BuyPanel({ product }: { product: ProductView }) {
  const t = useTranslations('product');
  const { brand, discount, price, listPrice } = product;
  const ratings = useRatings(product);
  return (
    <div className="grid content-start gap-6 lg:sticky lg:bottom-8 lg:min-h-[calc(100dvh-8rem)] lg:self-end">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
          {brand && (
            <Link to={filterHref({ brand: brand.slug })} className="text-link hover:underline">
              {brand.name}
            </Link>
          )}
          {product.almm && <Badge tone="brand">{t('almm')}</Badge>}
          {product.dcr && <Badge tone="brand">{t('dcr')}</Badge>}
        </p>
        <h1 className="text-title font-bold">
          <ProductName name={product.name} />
        </h1>
        <p className="text-balance text-soft sm:text-lg">{product.title}</p>
        <a href="#comments" className="justify-self-start rounded-card py-1.5 hover:underline">
          <Stars rating={ratings.rating} count={ratings.count} className="text-sm!" />
        </a>
      </div>
      {product.figures.length > 0 && (
        <dl className="grid grid-cols-2 gap-x-3 gap-y-5 min-[22rem]:grid-cols-4 md:grid-cols-2">
          {product.figures.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </dl>
      )}
      <div className="grid gap-1">
        <Price price={price} listPrice={listPrice} size="display" />
        <p className="tabular flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xs text-soft">
          {discount > 0 && <Badge tone="sun">{t('off', { discount })}</Badge>}
          {listPrice > price && (
            <span className="text-base font-semibold text-leaf">
              {t('save', { amount: formatPrice(listPrice - price) })}
            </span>
          )}
          {t('gstIncluded', { rate: product.gst })}
        </p>
      </div>
      <StockWords stock={product.stock} restock={product.restock} />
      <BuyActions product={product} />
      <Near id="buy-facts" className="grid gap-6">
        <PurchaseFacts product={product} />
      </Near>
    </div>
  );
}

/** When it would arrive, warranty and origin, the ways to compare, share and ask. */
function PurchaseFacts({ product }: { product: ProductView }) {
  const store = useShopSettings();
  const t = useTranslations('product');
  const shell = useTranslations('shell');
  const origin = useRootOrNothing()?.origin ?? '';
  return (
    <>
      {product.stock > 0 && <DeliveryCheck />}
      <ul className="grid gap-x-5 gap-y-2.5 text-xs sm:grid-cols-2">
        {product.warranty && <Fact icon={ShieldCheck}>{product.warranty}</Fact>}
        <Fact icon={Globe}>{t('origin', { country: product.origin })}</Fact>
        <Fact icon={Store}>{t('seller', { seller: sellerOf(store) })}</Fact>
        <Fact icon={BadgeIndianRupee}>{t('payment')}</Fact>
        {!product.draft && (
          <Fact icon={FileText}>
            <a
              href={hrefs.datasheet(product.id)}
              target="_blank"
              rel="noreferrer"
              className="-my-2.5 inline-flex min-h-11 items-center text-link underline underline-offset-2"
            >
              {t('datasheet')}
            </a>
          </Fact>
        )}
      </ul>
      {!product.draft && (
        <div className="-my-2 flex flex-wrap items-center gap-x-4">
          {product.category.slug && (
            <>
              <CompareToggle id={product.id} name={product.name} category={product.category.slug} />
              <CompareLink />
            </>
          )}
          <ShareButton path={hrefs.product(product.id)} title={product.name} />
          <ChatLink
            className="mt-1"
            text={shell('chat.product', { name: product.name, link: origin + hrefs.product(product.id) })}
          />
        </div>
      )}
    </>
  );
}

const Fact = ({
  icon: Icon,
  children,
}: {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  children: ReactNode;
}) => (
  <li className="flex gap-2">
    <Icon aria-hidden className="size-4.5 shrink-0 text-link" />
    {children}
  </li>
);
