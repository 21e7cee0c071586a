import { PLANT_VERDICTS } from '#src/kernel/solar/plant/judge-months.ts';
import { applicationIdsOf } from '#src/shop/solar/applications/show-application.ts';
import { listForDesk } from '#src/shop/solar/plants/show-plants.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toPlantView } from '#src/web/features/plants/plant-view.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 20;

export const loader = pageLoader('plantsDesk', async ({ shop, locale, searchParams }) => {
  const wish = readDeskView(searchParams, PLANT_VERDICTS);
  const { plants, total } = await listForDesk(shop, { verdict: wish.state, q: wish.q, page: wish.page, limit: LIMIT });
  const applications = await applicationIdsOf(
    shop,
    plants.map(({ id }) => id),
  );
  return {
    texts: texts(locale, 'desk', 'plantDesk'),
    verdicts: PLANT_VERDICTS,
    view: toDeskView(wish, total, LIMIT),
    plants: plants.map((plant) => ({
      ...toPlantView(plant, locale),
      uid: plant.uid,
      customer: plant.customer,
      email: plant.email,
      application: applications.get(plant.id),
    })),
  };
});

export type PlantRow = Awaited<ReturnType<typeof loader>>['plants'][number];
