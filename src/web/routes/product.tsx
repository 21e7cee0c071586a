import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { pictureAddress } from '../components/picture.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/product.ts';
import { BuyPanel } from './product/buy-panel.tsx';
import { Comments } from './product/comments.tsx';
import { Description } from './product/description.tsx';
import { Gallery } from './product/gallery.tsx';
import { MissingProduct } from './product/missing-product.tsx';
import { ProductRow } from './product/product-row.tsx';
import { StructuredData } from './product/structured-data.tsx';
import type { ProductView } from './product/view.ts';
import { loadProduct } from './product.server.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => loadProduct({ context, params });

export default function ProductPage({ loaderData: { product, missing, origin } }: Route.ComponentProps) {
  if (product) return <Shown key={product.id} product={product} origin={origin} />;
  return missing ? <MissingProduct missing={missing} /> : null;
}

function Shown({ product, origin }: { product: ProductView; origin: string }) {
  const store = useStore();
  const t = useTranslations('product');
  const picture = pictureAddress(product.pictures[0]);
  const address = origin + hrefs.product(product.id);
  const category = product.category.slug ? hrefs.products({ category: product.category.slug }) : undefined;
  return (
    <div className="column">
      <PageHead title={`${product.name} · ${store.name}`} description={product.title} canonical={address} image={picture && new URL(picture, origin).href} />
      {!product.draft && <StructuredData product={product} origin={origin} address={address} />}
      <Breadcrumb trail={category ? [[category, product.category.name]] : []} here={product.name} />
      {product.draft && (
        <div className="pt-3">
          <Notice tone="warning">{t('draft')}</Notice>
        </div>
      )}
      <div className="grid gap-8 pt-3 md:grid-cols-2 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] lg:gap-14">
        <Gallery pictures={product.pictures} name={product.name} />
        <BuyPanel product={product} />
      </div>
      <Description product={product} />
      <Comments product={product} />
      <ProductRow title={t('related')} products={product.related} viewAll={category} />
    </div>
  );
}
