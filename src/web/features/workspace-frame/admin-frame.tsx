import { ChevronDown, CircleQuestionMark, FlaskConical } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRoot } from '#src/web/context/use-root.ts';
import { chapterAbout } from '#src/web/features/guide/chapters.ts';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { usePendingAnnouncement } from '#src/web/ui/announce-after-reload.ts';
import { hrefs } from '#src/wire/pages.ts';
import { SECTIONS } from './sections.ts';

/** The workspace: its navigation beside the page, collapsed above it on a phone. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('admin');
  const shell = useTranslations('shell');
  const { testPayments } = useRoot();
  usePendingAnnouncement();
  return (
    <div className="column-wide grid gap-x-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
      {testPayments && (
        <p className="col-span-full mt-4 flex items-start gap-2 rounded-card bg-sun-wash px-4 py-2.5 text-sm font-semibold text-ink">
          <FlaskConical aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {shell('testWorkspace')}
        </p>
      )}
      <nav aria-label={t('navigation')} className="max-lg:hidden">
        <div className="sticky top-22 max-h-[calc(100dvh-6rem)] overflow-y-auto py-8">
          <Links />
        </div>
      </nav>
      <FoldedLinks />
      <div className="min-w-0 pb-16">
        <ChapterLink />
        {children}
      </div>
    </div>
  );
}

/** The current page of the workspace. */
function useSection() {
  const { pathname } = useLocation();
  return SECTIONS.flatMap(({ pages }) => pages).findLast(({ to, exact }) => {
    const address = to.replace(/\?.*/, '');
    return exact ? pathname === address : pathname.startsWith(address);
  });
}

/** Links to the guide's chapter about this page. */
function ChapterLink() {
  const t = useTranslations('admin');
  const section = useSection();
  const chapter = section && chapterAbout(section.key);
  if (!chapter) return null;
  return (
    <p className="-mb-6 flex justify-end pt-2 print:hidden">
      <Link
        to={hrefs.guide(chapter)}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-link hover:underline"
      >
        <CircleQuestionMark aria-hidden className="size-4.5" />
        {t('howThisWorks')}
      </Link>
    </p>
  );
}

function FoldedLinks() {
  const t = useTranslations('admin');
  const ref = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const here = useSection();
  useEffect(() => {
    if (pathname) ref.current?.removeAttribute('open');
  }, [pathname]);
  return (
    <nav aria-label={t('navigation')} className="pt-4 lg:hidden">
      <details ref={ref} className="group rounded-card border border-line bg-paper">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {here ? t(`sections.${here.key}` as MessageKey<'admin'>) : t('navigation')}
          <ChevronDown
            aria-hidden
            className="size-5 text-soft transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <div className="border-t border-line p-2">
          <Links />
        </div>
      </details>
    </nav>
  );
}

function Links() {
  const t = useTranslations('admin');
  return (
    <ul className="grid gap-5">
      {SECTIONS.map(({ key, pages }) => (
        <li key={key}>
          <p className="px-3 pb-1 text-tiny font-semibold text-soft">{t(`groups.${key}` as MessageKey<'admin'>)}</p>
          <ul>
            {pages.map(({ key: page, to, icon: Icon, exact }) => (
              <li key={page}>
                <NavLink
                  to={to}
                  end={exact ?? false}
                  className="flex min-h-11 items-center gap-3 rounded-card px-3 text-[0.9375rem] font-medium text-soft transition-colors duration-200 hover:bg-mist hover:text-ink aria-[current=page]:bg-brand-wash aria-[current=page]:font-semibold aria-[current=page]:text-link"
                >
                  <Icon aria-hidden className="size-5 shrink-0" />
                  {t(`sections.${page}` as MessageKey<'admin'>)}
                </NavLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
