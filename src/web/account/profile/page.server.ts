import { whatsappChoice } from '#src/shop/customers/identity/allow-whatsapp.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { reminderChoice } from '#src/shop/sales/cart-reminders/choose-reminders.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('updateProfile', async ({ customer, shop, locale }) => {
  const [account, whatsapp, reminders] = await Promise.all([
    showAccount(shop, customer.uid),
    whatsappChoice(shop, customer.uid),
    reminderChoice(shop, customer.uid),
  ]);
  return {
    account,
    whatsapp,
    reminders,
    passwordMinLength: shop.settings.passwordMinLength,
    texts: texts(locale, 'profile', 'door', 'signUp', 'whatsappConsent', 'cartReminders'),
  };
});
