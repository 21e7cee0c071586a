import { useTranslations } from 'use-intl';
import { languageOf } from '#src/kernel/locales.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useRoot } from '#src/web/context/use-root.ts';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { Near } from '#src/web/ui/near.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { hrefs, sharePicture } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { BuyPanel } from './buy-panel.tsx';
import { Comments } from './comments.tsx';
import { Description } from './description.tsx';
import { Gallery } from './gallery.tsx';
import { MissingProduct } from './missing-product.tsx';
import { ProductRow } from './product-row.tsx';
import { Questions } from './questions/questions.tsx';
import { StructuredData } from './structured-data.tsx';
import type { ProductView } from './view.ts';

export { loader } from './page.server.ts';

export default function ProductPage({ loaderData: { product, missing, origin } }: Route.ComponentProps) {
  if (product) return <Shown key={product.id} product={product} origin={origin} />;
  return missing ? <MissingProduct missing={missing} /> : null;
}

function Shown({ product, origin }: { product: ProductView; origin: string }) {
  const t = useTranslations('product');
  const { locale } = useRoot();
  const address = origin + hrefs.product(product.id);
  const category = product.category.slug ? hrefs.products({ category: product.category.slug }) : undefined;
  return (
    <div className="column">
      <PageHead
        title={product.name}
        description={product.title}
        canonical={address}
        image={product.draft ? undefined : origin + sharePicture(languageOf(locale), product.id)}
      />
      {!product.draft && <StructuredData product={product} origin={origin} address={address} />}
      <Breadcrumb trail={category ? [[category, product.category.name]] : []} here={product.name} />
      {product.draft && (
        <div className="pt-3">
          <Notice tone="warning">{t('draft')}</Notice>
        </div>
      )}
      <div className="grid gap-8 pt-3 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] xl:gap-20">
        <Near id="pictures" className="min-w-0 md:self-start md:max-lg:sticky md:max-lg:top-22">
          <Gallery product={product} />
        </Near>
        <BuyPanel product={product} />
      </div>
      <Near id="described" className="rises">
        <Description product={product} />
      </Near>
      <Near id="comments-part">
        <Comments product={product} />
      </Near>
      <Questions product={product} />
      <ProductRow title={t('related')} products={product.related} viewAll={category} />
    </div>
  );
}
