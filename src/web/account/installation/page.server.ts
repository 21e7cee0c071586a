import { dateFormat } from '#src/kernel/format.ts';
import { type Day, dayInIndia } from '#src/kernel/india-time.ts';
import { isPayable } from '#src/kernel/installation.ts';
import { isAdministrator } from '#src/shop/customers/identity/principal.ts';
import { nextMilestone, paidSoFar } from '#src/shop/sales/installations/installation.ts';
import { type InstallationFile, showInstallationFile } from '#src/shop/sales/installations/show-installation.ts';
import type { Shop } from '#src/shop/shop.ts';
import { applicationIdOf } from '#src/shop/solar/applications/show-application.ts';
import { plantIdOf, plantOf } from '#src/shop/solar/plants/plant-of.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toPapers } from '#src/web/features/purchase/to-purchase-view.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { Locale } from '#src/wire/domain.ts';

/** An installed order, for its customer and the administrator. */
export const loader = pageLoader('installation', async ({ customer: actor, shop, locale, params: { id } }) => {
  const owner = isAdministrator(actor);
  const file = await showInstallationFile(shop, actor, id);
  return {
    texts: texts(locale, 'installations', 'orders', ...(owner ? ['admin'] : [])),
    file: {
      ...toView(file, locale, shop.clock.now()),
      owner,
      application: owner ? await applicationIdOf(shop, id) : undefined,
      installedOn: owner ? await installedOn(shop, file) : '',
      today: dayInIndia(shop.clock.now()),
    },
  };
});

/** From when on its warranties may count: from commissioning, or from the handover, if they are known. */
async function installedOn(shop: Shop, { installation: { id, completedAt } }: InstallationFile): Promise<Day> {
  const plant = await plantIdOf(shop.db, id);
  const commissioned = plant && (await plantOf(shop.db, plant)).commissionedOn;
  return commissioned || dayInIndia(completedAt ?? shop.clock.now());
}

function toView(
  { installation, links, refunds, documents, events, fitted }: InstallationFile,
  locale: Locale,
  now: Date,
) {
  const day = dateFormat(locale, { dateStyle: 'medium' });
  const moment = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const due = isPayable(installation.state) ? nextMilestone(installation)?.position : undefined;
  const { id, number, state, test, name, email, address, note, lines, work, goods, service, credit, total } =
    installation;
  const backOf = (paymentId: string | null) =>
    refunds.reduce(
      (all, one) => (paymentId && one.paymentId === paymentId && one.state !== 'failed' ? all + one.amount : all),
      0,
    );
  return {
    order: { id, number, state, test, name, email, address, note, work, goods, service, credit, total },
    on: day.format(installation.at),
    paid: paidSoFar(installation),
    lines: lines.map(({ productId, name: product, quantity, price }) => ({
      productId,
      name: product,
      quantity,
      price,
    })),
    milestones: installation.milestones.map(({ position, sharePercent, amount, paymentId, paidAt }) => {
      const link = links.find(({ milestone }) => milestone === position);
      const back = backOf(paymentId);
      return {
        position,
        sharePercent,
        amount,
        state: paidAt ? ('paid' as const) : position === due ? ('due' as const) : ('later' as const),
        paidOn: paidAt ? day.format(paidAt) : undefined,
        back,
        left: paymentId ? amount - back : 0,
        linkOn: !paidAt && link && link.expiresAt > now ? moment.format(link.createdAt) : undefined,
        linkUntil: !paidAt && link && link.expiresAt > now ? moment.format(link.expiresAt) : undefined,
      };
    }),
    refunds: refunds.map(({ id: refund, amount, state: at, promisedAt }) => ({
      id: refund,
      amount,
      state: at,
      on: day.format(promisedAt),
    })),
    papers: toPapers(documents, (at) => day.format(at)),
    fitted: fitted.map(({ position, part, name, quantity, serials }) => ({ position, part, name, quantity, serials })),
    events: events.map(({ at, what, milestone, note: said }) => ({
      on: moment.format(at),
      what,
      milestone,
      note: said,
    })),
  };
}

export type InstallationView = ReturnType<typeof toView> & {
  owner: boolean;
  application: string | undefined;
  installedOn: Day;
  today: Day;
};
