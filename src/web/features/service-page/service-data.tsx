import { sellerOf } from '#src/kernel/brand.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import type { PlanView } from '#src/web/features/service/service-view.ts';
import { JsonLd } from '#src/web/features/structured-data/json-ld.tsx';

type DataProps = { plan: PlanView; origin: string; address: string; image?: string };

/** The service for search engines, by schema.org. No rating: the figures shown are settings, not counts. */
export function ServiceData({ plan, origin, address, image }: DataProps) {
  const store = useShopSettings();
  const { states } = useRoot();
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: plan.name,
    serviceType: 'Solar panel cleaning and maintenance',
    description: plan.description,
    url: address,
    ...(image && { image: new URL(image, origin).href }),
    provider: { '@type': 'Organization', name: sellerOf(store), url: origin },
    areaServed: states.map((name) => ({ '@type': 'State', name })),
    offers: {
      '@type': 'Offer',
      url: address,
      priceCurrency: 'INR',
      price: (plan.price / 100).toFixed(2),
      availability: 'https://schema.org/InStock',
    },
  };
  return <JsonLd data={data} />;
}
