import { CalendarHeart, EyeOff } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRootOrNothing } from '#src/web/context/use-root.ts';
import { hrefs } from '#src/wire/pages.ts';

/** Temporary notices above every page: the owner's holiday, and that nobody else can see the shop yet. */
export function NoticeBars() {
  const t = useTranslations('opening');
  const root = useRootOrNothing();
  if (!root) return null;
  const { state, holiday } = root.opening;
  return (
    <>
      {state !== 'open' && root.kind === 'administrator' && (
        <aside aria-label={t('ownerBar')} className="bg-sun text-on-sun">
          <p className="column flex flex-wrap items-center justify-center gap-x-3 text-sm font-semibold">
            <span className="inline-flex min-h-11 items-center gap-2">
              <EyeOff aria-hidden className="size-4.5 shrink-0" />
              {t('onlyYou')}
            </span>
            <Link to={hrefs.admin()} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {t('openShop')}
            </Link>
          </p>
        </aside>
      )}
      {holiday && (
        <aside aria-label={t('holiday')} className="bg-sun-wash text-ink">
          <p className="column flex items-start justify-center gap-2.5 py-2.5 text-sm font-semibold">
            <CalendarHeart aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            <span className="wrap-anywhere">{holiday.words}</span>
          </p>
        </aside>
      )}
    </>
  );
}
