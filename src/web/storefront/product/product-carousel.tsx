import { ProductCard } from '#src/web/features/product-card/product-card.tsx';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import { Carousel } from '#src/web/ui/carousel/carousel.tsx';

const SLIDE = 'basis-[46%] sm:basis-1/3 lg:basis-1/4 xl:basis-1/5';

const keyOf = (product: ProductTile) => product.id;
const slide = (product: ProductTile) => <ProductCard product={product} />;

export type RowProps = { id: string; title: string; products: ProductTile[]; viewAll?: string };

/** Some products in a scrolling row. */
export default function ProductCarousel({ id, title, products, viewAll }: RowProps) {
  return (
    <div className="mt-16 border-t border-line pt-12">
      <Carousel
        id={id}
        title={title}
        items={products}
        keyOf={keyOf}
        slide={slide}
        slideClass={SLIDE}
        viewAll={viewAll}
      />
    </div>
  );
}
