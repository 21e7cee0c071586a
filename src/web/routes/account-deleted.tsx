import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { Door, DoorHead } from '../account/door.tsx';
import { LinkButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { FailedPage } from '../failed-page.tsx';
import { BrowseForm } from '../sign-up/browse-form.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/account-deleted.ts';
import { loadAccountDeleted } from './account-deleted.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadAccountDeleted({ context });

export const ErrorBoundary = FailedPage;

/** Where deleting an account ends: that it is done, what is kept, and two ways on. */
export default function AccountDeleted({ loaderData: { scene } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('door.deleted');
  return (
    <Door scene={scene}>
      <PageHead title={`${t('title')} · ${store.name}`} noindex />
      <div className="grid gap-5">
        <DoorHead icon={<BadgeCheck aria-hidden />} title={t('title')} lead={t('gone')} />
        <div className="grid gap-2 text-[0.9375rem]">
          <p>{t('law')}</p>
          <p>{t('comments')}</p>
        </div>
        <div className="grid gap-3">
          <BrowseForm from={undefined} />
          <LinkButton look="quiet" block to={hrefs.signUp(undefined, 'sign-up')}>
            {t('again')}
          </LinkButton>
        </div>
      </div>
    </Door>
  );
}
