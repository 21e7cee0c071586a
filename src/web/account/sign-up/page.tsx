import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LanguageSwitch } from '#src/web/features/language-switch/language-switch.tsx';
import { BrowseForm } from '#src/web/features/sign-in/browse-form.tsx';
import { SceneSide } from '#src/web/features/sign-in/scene-side.tsx';
import { NeedsScript } from '#src/web/ui/needs-script.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { Panel } from './panel.tsx';

export { loader } from './page.server.ts';

export default function SignUp({ loaderData: { face, half, google, from, settings, scene } }: Route.ComponentProps) {
  const t = useTranslations('signUp');
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <PageHead title={t('signUp.submit')} description={t('lead')} />
      <SceneSide scene={scene} />
      <div className="grid content-start justify-items-center px-4 pt-6 pb-8 sm:px-8 lg:content-center">
        <div className="w-full max-w-md">
          {from && from !== '/' && <p className="mb-4 text-center text-[0.9375rem] text-soft">{t('goOn')}</p>}
          <NeedsScript words={t('noScript')} />
          <Panel
            key={face}
            first={face}
            half={half}
            google={google}
            from={from}
            passwordMinLength={settings.passwordMinLength}
          />
          <div className="mt-4 grid gap-1">
            <BrowseForm from={from} />
            <div className="flex flex-wrap items-center justify-center gap-x-2">
              <Link
                to={hrefs.terms}
                className="inline-flex min-h-11 items-center px-3 text-sm text-soft hover:text-ink hover:underline"
              >
                {t('termsLink')}
              </Link>
              <LanguageSwitch className="text-soft" />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
