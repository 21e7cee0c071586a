import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { PhotoSection } from './photo-section.tsx';
import { ReminderSection } from './reminder-section.tsx';
import { WhatsappSection } from './whatsapp-section.tsx';

export { loader } from './page.server.ts';

export default function UpdateProfile({
  loaderData: { account, whatsapp, reminders, passwordMinLength },
}: Route.ComponentProps) {
  const t = useTranslations('profile');
  return (
    <div className="column pb-14">
      <PageHead title={t('title')} />
      <PageTitle
        title={t('title')}
        lead={
          <Link
            to={hrefs.account}
            className="-ms-1 inline-flex min-h-11 items-center gap-1 font-semibold text-link hover:underline"
          >
            <ChevronLeft aria-hidden className="size-4.5" />
            {t('back')}
          </Link>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <PhotoSection account={account} />
          <NameSection name={account.name} />
          <PhoneSection account={account} />
        </div>
        <div className="grid gap-6">
          <EmailSection account={account} />
          <PasswordSection account={account} min={passwordMinLength} />
          {(reminders.offered || reminders.wanted) && (
            <ReminderSection proved={account.emailVerified} wanted={reminders.wanted} />
          )}
          {whatsapp.offered && <WhatsappSection phone={whatsapp.phone} allowed={whatsapp.allowed} />}
        </div>
      </div>
    </div>
  );
}
