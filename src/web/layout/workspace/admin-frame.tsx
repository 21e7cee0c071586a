import { CircleQuestionMark, FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRoot } from '#src/web/context/use-root.ts';
import { chapterAbout } from '#src/web/features/guide/chapters.ts';
import { PageOrWaiting } from '#src/web/layout/page-or-waiting.tsx';
import { usePendingAnnouncement } from '#src/web/ui/announce-after-reload.ts';
import { hrefs } from '#src/wire/pages.ts';
import { PhoneBar } from './phone-bar.tsx';
import { SectionLinks } from './section-links.tsx';
import { sectionOf } from './sections.ts';
import { useWork } from './use-work.ts';
import { WorkspaceBar } from './workspace-bar.tsx';

/**
 * The workspace around each of its pages, in place of the shop's header and footer: one line above, its navigation beside the page, on a phone below
 * it. For somebody who is still to prove that they are the administrator there is only the page, in the shop's frame.
 */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { kind } = useRoot();
  usePendingAnnouncement();
  if (kind !== 'administrator') return <div className="column pb-16">{children}</div>;
  return <Workspace>{children}</Workspace>;
}

function Workspace({ children }: { children: ReactNode }) {
  const t = useTranslations('admin');
  const work = useWork();
  return (
    <>
      <WorkspaceBar work={work} />
      <div className="grid grow lg:grid-cols-[15.75rem_minmax(0,1fr)]">
        <nav aria-label={t('navigation')} className="border-e border-line max-lg:hidden print:hidden">
          <div className="sticky top-14 max-h-[calc(100dvh-3.5rem)] overflow-y-auto px-3 py-5">
            <SectionLinks work={work} />
          </div>
        </nav>
        <main id="content" tabIndex={-1} className="column-wide min-w-0 pb-16 max-lg:pb-32">
          <TestPayments />
          <ChapterLink />
          <PageOrWaiting>{children}</PageOrWaiting>
        </main>
      </div>
      <PhoneBar work={work} />
    </>
  );
}

/** Says on every page that no money moves. */
function TestPayments() {
  const t = useTranslations('shell');
  const { testPayments } = useRoot();
  if (!testPayments) return null;
  return (
    <p className="mt-4 flex items-start gap-2 rounded-card bg-sun-wash px-4 py-2.5 text-sm font-semibold text-ink print:hidden">
      <FlaskConical aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      {t('testWorkspace')}
    </p>
  );
}

/** Links to the guide's chapter about this page. */
function ChapterLink() {
  const t = useTranslations('admin');
  const { pathname } = useLocation();
  const chapter = chapterAbout(sectionOf(pathname)?.page.key ?? 'admin');
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
