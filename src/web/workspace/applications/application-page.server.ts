import { dayInIndia } from '#src/kernel/india-time.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { showInstallation } from '#src/shop/sales/installations/show-installation.ts';
import { showApplication } from '#src/shop/solar/applications/show-application.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toApplicationView } from '#src/web/features/application/application-view.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('application', async ({ customer: owner, shop, locale, params: { id } }) => {
  const file = await showApplication(shop, owner, id);
  const { plant } = file;
  const [{ name, email }, order] = await Promise.all([
    showAccount(shop, plant.uid),
    plant.installationId ? showInstallation(shop, plant.installationId) : undefined,
  ]);
  return {
    texts: texts(locale, 'applicationDesk', 'applications', 'applicationSteps'),
    application: toApplicationView(file, locale, 'shop'),
    today: dayInIndia(shop.clock.now()),
    plant: plant.name,
    customer: { uid: plant.uid, name, email },
    order: order && { id: order.id, number: String(order.number) },
  };
});
