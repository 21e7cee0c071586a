import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { AuthHeading, AuthLayout } from '#src/web/features/account-page/auth-layout.tsx';
import { BrowseForm } from '#src/web/features/sign-in/browse-form.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** Where deleting an account ends: says that it is done and what is stored, and offers two ways on. */
export default function AccountDeleted({ loaderData: { scene } }: Route.ComponentProps) {
  const t = useTranslations('door.deleted');
  return (
    <AuthLayout scene={scene}>
      <PageHead title={t('title')} noindex />
      <div className="grid gap-5">
        <AuthHeading icon={<BadgeCheck aria-hidden />} title={t('title')} lead={t('gone')} />
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
    </AuthLayout>
  );
}
