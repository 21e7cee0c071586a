import { APPLICATION_STATES, actsNext, awaitedState } from '#src/kernel/application-lifecycle.ts';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { listUsualDays } from '#src/shop/solar/applications/change-usual-days.ts';
import { listApplications } from '#src/shop/solar/applications/show-application.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { originOf } from './origin.server.ts';

const LIMIT = 20;

/** All applications; with `?plant=` or `?installation=`, what one is started from. */
export const loader = pageLoader('applicationsDesk', async ({ shop, locale, searchParams }) => {
  const wish = readDeskView(searchParams, APPLICATION_STATES);
  const [{ applications, total }, usual, origin] = await Promise.all([
    listApplications(shop, { ...wish, limit: LIMIT }),
    listUsualDays(shop),
    originOf(shop, { plant: searchParams.get('plant'), installation: searchParams.get('installation') }),
  ]);
  return {
    texts: texts(locale, 'desk', 'applicationDesk'),
    states: APPLICATION_STATES,
    view: toDeskView(wish, total, LIMIT),
    today: dayInIndia(shop.clock.now()),
    origin,
    usual: APPLICATION_STATES.flatMap((state) => usual.find((one) => one.state === state) ?? []),
    applications: applications.map(({ id, state, retry, plant, customer, email, waited, usual: days }) => ({
      ...{ id, state, plant, customer, email, waited, usual: days },
      next: awaitedState({ state, retry }),
      by: actsNext({ state, retry }),
      late: days === null ? 0 : waited - days,
    })),
  };
});

export type BoardData = Awaited<ReturnType<typeof loader>>;
