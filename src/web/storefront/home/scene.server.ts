import { listProducts } from '#src/shop/catalogue/products/list-products.ts';
import { usualDays } from '#src/shop/sales/delivery/usual-days.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { Product } from '#src/wire/domain.ts';

/** What the scene says in figures; whatever the shop's data does not say is left out. `perWatt` in rupees. */
export type SceneFigures = {
  perWatt?: number;
  years?: number;
  days?: { least: number; most: number };
};

const PANELS = 'solar-panels';

/** The figures, and the panels that they come from. The years are of the panel with that price for a watt. */
export async function sceneFigures(shop: Shop, pin: string): Promise<{ figures: SceneFigures; panels: Product[] }> {
  const [{ items: panels }, days] = await Promise.all([
    listProducts(shop, { category: PANELS, page: 1, limit: 200 }),
    pin ? usualDays(shop, pin) : undefined,
  ]);
  const priced = panels.flatMap((panel) => {
    const watts = panel.specification['peakPowerWp'];
    return typeof watts === 'number' && watts > 0 ? [{ panel, perWatt: panel.price / 100 / watts }] : [];
  });
  const best = priced.sort((one, other) => one.perWatt - other.perWatt)[0];
  const years = best?.panel.warranty.performanceYears ?? best?.panel.warranty.years;
  return {
    panels,
    figures: {
      ...(best && { perWatt: Math.round(best.perWatt) }),
      ...(years && { years }),
      ...(days && { days: { least: days.daysMin, most: days.daysMax } }),
    },
  };
}
