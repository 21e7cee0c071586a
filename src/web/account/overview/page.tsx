import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { ListTiles } from '#src/web/features/product-card/list-tiles.tsx';
import { leave } from '#src/web/features/sign-out/leave.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { Route } from './+types/page.ts';
import { AddressBook } from './address-book.tsx';
import { Authenticator } from './authenticator.tsx';
import { Devices } from './devices.tsx';
import { ProfileCard } from './profile-card.tsx';
import { YourData } from './your-data.tsx';

export { loader } from './page.server.ts';

export default function AccountPage({
  loaderData: { account, addresses, devices, secondFactor },
}: Route.ComponentProps) {
  const t = useTranslations('account');
  return (
    <div className="column">
      <PageHead title={t('title')} />
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
