import { dateFormat } from '#src/kernel/format.ts';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { listPlantless, listPlants } from '#src/shop/solar/plants/show-plants.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toPlantView } from '#src/web/features/plants/plant-view.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** The signed-in customer's plants; with `?from=`, the installed order whose plant is being added. */
export const loader = pageLoader('plants', async ({ customer, shop, locale, searchParams }) => {
  const { uid } = customer;
  const [plants, orders] = await Promise.all([listPlants(shop, uid), listPlantless(shop, uid)]);
  const day = dateFormat(locale, { dateStyle: 'medium' });
  return {
    texts: texts(locale, 'plants', 'lists'),
    today: dayInIndia(shop.clock.now()),
    from: searchParams.get('from'),
    plants: plants.map((plant) => toPlantView(plant, locale)),
    orders: orders.map(({ id, number, pin, completedAt }) => ({
      id,
      number: String(number),
      pin,
      on: dayInIndia(completedAt),
      said: day.format(completedAt),
    })),
  };
});
