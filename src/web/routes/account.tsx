import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddressBook } from '../account/address-book.tsx';
import { Authenticator } from '../account/authenticator.tsx';
import { Devices } from '../account/devices.tsx';
import { ProfileCard } from '../account/profile-card.tsx';
import { YourData } from '../account/your-data.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { leave } from '../layout/leave.ts';
import { LiveButton } from '../live-button.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/account.ts';
import { loadAccount } from './account.server.ts';
import { ListTiles } from './user-list/list-tiles.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) => loadAccount({ context, request });

export const ErrorBoundary = FailedPage;

export default function AccountPage({ loaderData: { account, addresses, devices, secondFactor } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('account');
  return (
    <div className="column">
      <PageHead title={`${t('title')} · ${store.name}`} />
      <PageTitle title={t('title')} />
      <div className="grid gap-10">
        <ProfileCard account={account} />
        <ListTiles />
        <AddressBook uid={account.uid} saved={addresses} />
        <Authenticator account={account} state={secondFactor} />
        <div className="grid items-start gap-10 lg:grid-cols-2">
          <Devices devices={devices} account={account} />
          <YourData account={account} />
        </div>
        <SignOut />
      </div>
    </div>
  );
}

function SignOut() {
  const t = useTranslations('account');
  const [leaving, setLeaving] = useState(false);
  const go = async () => {
    setLeaving(true);
    await leave(t('failed'));
    setLeaving(false);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
      <p className="text-sm text-soft">{t('signOutText')}</p>
      <LiveButton look="secondary" loading={leaving} className="max-sm:grow" onClick={go}>
        <LogOut aria-hidden className="size-5" />
        {t('signOut')}
      </LiveButton>
    </div>
  );
}
