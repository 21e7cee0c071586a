import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { EmailSection } from '../account/email-section.tsx';
import { NameSection } from '../account/name-section.tsx';
import { PasswordSection } from '../account/password-section.tsx';
import { PhoneSection } from '../account/phone-section.tsx';
import { PhotoSection } from '../account/photo-section.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/update-profile.ts';
import { loadUpdateProfile } from './update-profile.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadUpdateProfile({ context, request });

export const ErrorBoundary = FailedPage;

export default function UpdateProfile({ loaderData: { account, passwordMinLength } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('profile');
  return (
    <div className="column pb-14">
      <PageHead title={`${t('title')} · ${store.name}`} />
      <PageTitle
        title={t('title')}
        lead={
          <Link to={hrefs.account} className="-ms-1 inline-flex min-h-11 items-center gap-1 font-semibold text-link hover:underline">
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
        </div>
      </div>
    </div>
  );
}
