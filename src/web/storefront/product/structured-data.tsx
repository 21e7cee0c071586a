import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { JsonLd } from '#src/web/features/structured-data/json-ld.tsx';
import { productData } from './product-data.ts';

/** The product for search engines; `<` is escaped so that no text can end the script. */
export const StructuredData = (shown: Parameters<typeof productData>[1]) => (
  <JsonLd data={productData(useShopSettings(), shown)} />
);
