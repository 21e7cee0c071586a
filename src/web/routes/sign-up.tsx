import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { PageHead } from '../components/page-head.tsx';
import { FailedPage } from '../failed-page.tsx';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { BrowseForm } from '../sign-up/browse-form.tsx';
import { Panel } from '../sign-up/panel.tsx';
import { SceneSide } from '../sign-up/scene-side.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/sign-up.ts';
import { loadSignUp } from './sign-up.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadSignUp({ context, request });

export const ErrorBoundary = FailedPage;

export default function SignUp({ loaderData: { face, half, google, from, settings, scene } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('signUp');
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <PageHead title={`${t('signUp.submit')} · ${store.name}`} description={t('lead')} />
      <SceneSide scene={scene} />
      <div className="grid content-start justify-items-center px-4 pt-6 pb-8 sm:px-8 lg:content-center">
        <div className="w-full max-w-md">
          {from && from !== '/' && <p className="mb-4 text-center text-[0.9375rem] text-soft">{t('goOn')}</p>}
          <Panel key={face} first={face} half={half} google={google} from={from} passwordMinLength={settings.passwordMinLength} />
          <div className="mt-4 grid gap-1">
            <BrowseForm from={from} />
            <Link to={hrefs.terms} className="inline-flex min-h-11 items-center justify-self-center px-3 text-sm text-soft hover:text-ink hover:underline">
              {t('termsLink')}
            </Link>
            <LanguageSwitch className="justify-self-center text-soft" />
          </div>
        </div>
      </div>
    </div>
  );
}
