import { CircleHelp, Clock, type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { chatAddress } from '#src/web/features/whatsapp/chat-address.ts';
import { hrefs } from '#src/wire/pages.ts';

const LINK = 'inline-flex min-h-11 items-center font-semibold text-on-night underline-offset-4 hover:underline';

/** How to reach the shop without the form. */
export function ContactPanel() {
  const store = useShopSettings();
  const t = useTranslations('contact.panel');
  const shell = useTranslations('shell');
  const { phone, whatsapp, sales, email, hours } = store.contact;
  const chat = chatAddress(whatsapp, shell('chat.hello'));
  return (
    <aside aria-labelledby="reach-us" className="grid gap-6 rounded-panel bg-night p-6 text-on-night sm:p-8">
      <h2 id="reach-us" className="text-section font-bold">
        {t('title')}
      </h2>
      {phone && (
        <Way icon={Phone} name={t('call')}>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={`tabular text-lg ${LINK}`}>
            {phone}
          </a>
        </Way>
      )}
      {chat && (
        <Way icon={MessageCircle} name="WhatsApp">
          <a href={chat} target="_blank" rel="noreferrer" className={LINK}>
            {shell('chat.open')}
          </a>
        </Way>
      )}
      {sales && (
        <Way icon={Mail} name={t('sales')}>
          <a href={`mailto:${sales}`} className={LINK}>
            {sales}
          </a>
        </Way>
      )}
      {email && (
        <Way icon={Mail} name={t('orders')}>
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </Way>
      )}
      {hours && (
        <Way icon={Clock} name={t('hours')}>
          <p className="tabular py-2.5 font-semibold">{t('everyDay', { hours })}</p>
        </Way>
      )}
      <Way icon={CircleHelp} name={t('first')}>
        <Link to={hrefs.faq} className={LINK}>
          {t('faq')}
        </Link>
      </Way>
    </aside>
  );
}

function Way({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-4">
      <span className="mt-0.5 grid size-10 shrink-0 place-items-center rounded-full bg-white/10">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="text-sm text-on-night-soft">{name}</p>
        <div className="wrap-anywhere">{children}</div>
      </div>
    </div>
  );
}
