import {
  Inbox,
  type LucideIcon,
  MessageSquareWarning,
  Package,
  PackageCheck,
  PhoneCall,
  Scale,
  Undo2,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { BoardSection, ROW } from '#src/web/ui/board-section.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { DashboardData } from './page.server.ts';

type Kind = DashboardData['work'][number]['kind'];

const DESKS: Record<Kind, { to: string; icon: LucideIcon }> = {
  complaints: { to: hrefs.grievances, icon: Scale },
  returns: { to: hrefs.orders, icon: Undo2 },
  orders: { to: `${hrefs.orders}?status=created`, icon: Package },
  parcels: { to: `${hrefs.orders}?view=board`, icon: PackageCheck },
  messages: { to: hrefs.messages, icon: Inbox },
  enquiries: { to: hrefs.enquiries, icon: PhoneCall },
  comments: { to: hrefs.moderation(), icon: MessageSquareWarning },
};

/** What waits for the owner, the most urgent first; each line leads to the desk where it is done. */
export function ToDo({ work, now }: { work: DashboardData['work']; now: Date }) {
  const t = useTranslations('dashboard.toDo');
  const format = useFormatter();
  return (
    <div id="to-do" className="scroll-mt-20">
      <BoardSection title={t('title')} none={work.length === 0 && t('none')}>
        {work.map(({ kind, count, oldest, due }) => {
          const { to, icon: Icon } = DESKS[kind];
          return (
            <li key={kind} className={`${ROW} min-h-16`}>
              <Icon aria-hidden className="size-5.5 shrink-0 text-soft" />
              <div className="min-w-0 grow">
                <p className="font-semibold">{t(`kinds.${kind}`, { count })}</p>
                <p className={`text-sm ${due && due < now ? 'font-semibold text-brick' : 'text-soft'}`}>
                  {due
                    ? t('due', { when: format.relativeTime(due, now) })
                    : t('since', { ago: format.relativeTime(oldest, now) })}
                </p>
              </div>
              <LinkButton look="secondary" size="small" to={to}>
                {t(`acts.${kind}`)}
                <span className="sr-only">: {t(`kinds.${kind}`, { count })}</span>
              </LinkButton>
            </li>
          );
        })}
      </BoardSection>
    </div>
  );
}
