import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useOwnAddress } from '#src/web/context/use-own-address.ts';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { hrefs } from '#src/wire/pages.ts';

/** Shown when the first personal call finds that the session has ended: a sign-in link. */
export function SessionEnded() {
  const t = useTranslations('shell');
  const { pathname, search } = useOwnAddress();
  const ended = usePersonal((state) => state.phase === 'signed-out');
  if (!ended || pathname === hrefs.signUp()) return null;
  return (
    <div
      role="status"
      className="rise fixed inset-x-4 bottom-20 z-40 mx-auto flex max-w-md items-center justify-between gap-4 rounded-card bg-night py-2 ps-5 pe-2 text-on-night shadow-soft ring-1 ring-white/15 md:bottom-6"
    >
      <p className="text-[0.9375rem]">{t('sessionEnded')}</p>
      <Link
        to={hrefs.signUp(pathname + search, 'sign-in')}
        className="inline-flex min-h-11 items-center rounded-card bg-white/12 px-4 font-semibold hover:bg-white/20"
      >
        {t('signIn')}
      </Link>
    </div>
  );
}
