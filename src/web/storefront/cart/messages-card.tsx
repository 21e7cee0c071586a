import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReminderField } from '#src/web/features/cart-reminders/reminder-field.tsx';
import { ConsentField } from '#src/web/features/whatsapp/consent-field.tsx';
import { Card } from '#src/web/ui/surface.tsx';

type Offers = {
  /** Whether to offer a mail about an abandoned cart. */
  asksToRemind: boolean;
  /** The proved number of a customer who may yet agree to WhatsApp. */
  whatsappTo: string | undefined;
  hidden: boolean;
};

/** Optional consents beside the order, in one card; gone once both are answered. */
export function MessagesCard({ asksToRemind, whatsappTo, hidden }: Offers) {
  const t = useTranslations('cart');
  // Whoever has just agreed keeps the box, to see it ticked and to take it back, when the page's data load anew.
  const [askedAt, setAskedAt] = useState(whatsappTo);
  if (whatsappTo && whatsappTo !== askedAt) setAskedAt(whatsappTo);
  const [reminds, setReminds] = useState(asksToRemind);
  if (asksToRemind && !reminds) setReminds(true);
  if (!reminds && !askedAt) return null;
  return (
    <Card as="section" aria-labelledby="messages" className="px-5 py-4" hidden={hidden}>
      <h2 id="messages" className="text-sm font-semibold text-soft">
        {t('messages')}
      </h2>
      <div className="divide-y divide-line">
        {reminds && <ReminderField wanted={false} />}
        {askedAt && <ConsentField phone={askedAt} allowed={false} />}
      </div>
    </Card>
  );
}
