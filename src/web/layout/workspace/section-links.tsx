import { ChevronDown, Sunrise } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import type { WorkRow } from '#src/wire/client/work.ts';
import { hrefs } from '#src/wire/pages.ts';
import { SECTIONS, type SectionGroup, sectionOf } from './sections.ts';
import { countWork } from './use-work.ts';
import { WorkCount } from './work-count.tsx';

const LINK =
  'flex min-h-11 items-center gap-3 rounded-card px-3 text-[0.9375rem] font-normal text-soft transition-colors duration-200 hover:bg-mist hover:text-ink aria-[current=page]:bg-brand-wash aria-[current=page]:font-semibold aria-[current=page]:text-link';

/** All pages of the workspace: the dashboard, and groups of which the present one is open. */
export function SectionLinks({ work }: { work: readonly WorkRow[] }) {
  const t = useTranslations('admin');
  return (
    <ul className="grid gap-1">
      <li>
        <NavLink to={hrefs.admin()} end className={LINK}>
          <Sunrise aria-hidden className="size-5 shrink-0" />
          {t('sections.admin')}
        </NavLink>
      </li>
      {SECTIONS.map((group) => (
        <li key={group.key}>
          <Group group={group} work={work} />
        </li>
      ))}
    </ul>
  );
}

function Group({ group: { key, icon: Icon, pages }, work }: { group: SectionGroup; work: readonly WorkRow[] }) {
  const t = useTranslations('admin');
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  const here = section?.group.key === key;
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (here && ref.current) ref.current.open = true;
  }, [here]);
  const waiting = pages.reduce((sum, page) => sum + countWork(work, page.work), 0);
  return (
    <details ref={ref} open={here} className="group">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-card px-3 text-[0.9375rem] font-semibold transition-colors duration-200 hover:bg-mist [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden className="size-5 shrink-0 text-soft" />
        {t(`groups.${key}` as MessageKey<'admin'>)}
        <span className="ms-auto flex items-center gap-2">
          <span className="group-open:hidden">
            <WorkCount count={waiting} />
          </span>
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 text-soft transition-transform duration-200 group-open:rotate-180"
          />
        </span>
      </summary>
      <ul className="ms-5 border-s border-line ps-2">
        {pages.map(({ key: page, to, work: kinds }) => (
          <li key={page}>
            {/* A NavLink would also mark /admin/solar on every page below it. */}
            <Link to={to} aria-current={section?.page.key === page ? 'page' : undefined} className={LINK}>
              {t(`sections.${page}` as MessageKey<'admin'>)}
              <WorkCount count={countWork(work, kinds)} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
