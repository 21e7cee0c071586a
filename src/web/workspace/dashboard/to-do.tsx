import {
  Banknote,
  FileClock,
  Handshake,
  Inbox,
  IndianRupee,
  Landmark,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquareWarning,
  Package,
  PackageCheck,
  PhoneCall,
  Scale,
  ShieldAlert,
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
  returns: { to: `${hrefs.orders}?returns=asked`, icon: Undo2 },
  claims: { to: hrefs.claimsDesk(), icon: ShieldAlert },
  orders: { to: `${hrefs.orders}?status=created`, icon: Package },
  parcels: { to: `${hrefs.orders}?view=board`, icon: PackageCheck },
  transfers: { to: hrefs.transfersDesk, icon: Landmark },
  collections: { to: hrefs.cashDesk, icon: Banknote },
  messages: { to: hrefs.messages, icon: Inbox },
  questions: { to: hrefs.questions, icon: MessageCircleQuestionMark },
  enquiries: { to: hrefs.enquiries, icon: PhoneCall },
  comments: { to: hrefs.moderation(), icon: MessageSquareWarning },
};

/** Payments of these kinds want a decision; the others only a look. */
const FAILED = ['captured-unsettled', 'refund-failed', 'refund-slow'];

type Item = {
  key: string;
  icon: LucideIcon;
  to: string;
  words: string;
  act: string;
  due?: Date | null;
  oldest?: Date | undefined;
};

/** What waits for the owner: what is due first, then what has waited longest; each line leads to the desk where it is done. */
export function ToDo({ data }: { data: DashboardData }) {
  const t = useTranslations('dashboard.toDo');
  const format = useFormatter();
  const { now } = data;
  const items = useItems(data);
  return (
    <div id="to-do" className="scroll-mt-20">
      <BoardSection title={t('title')} none={items.length === 0 && t('none')}>
        {items.map(({ key, icon: Icon, to, words, act, due, oldest }) => (
          <li key={key} className={`${ROW} min-h-16`}>
            <Icon aria-hidden className="size-5.5 shrink-0 text-soft" />
            <div className="min-w-0 grow">
              <p id={`to-do-${key}`} className="font-semibold">
                {words}
              </p>
              <p className={`text-sm empty:hidden ${due && due < now ? 'font-semibold text-brick' : 'text-soft'}`}>
                {due
                  ? t('due', { when: format.relativeTime(due, now) })
                  : oldest && t('since', { ago: format.relativeTime(oldest, now) })}
              </p>
            </div>
            <LinkButton look="secondary" size="small" to={to} className="shrink-0" aria-describedby={`to-do-${key}`}>
              {act}
            </LinkButton>
          </li>
        ))}
      </BoardSection>
    </div>
  );
}

function useItems({ work, leads, stuckApplications, attention }: DashboardData): Item[] {
  const t = useTranslations('dashboard.toDo');
  const board = useTranslations('dashboard');
  const failed = attention.filter(({ reason }) => FAILED.includes(reason));
  const items: Item[] = [
    ...work.map(({ kind, count, oldest, due }) => ({
      key: kind,
      ...DESKS[kind],
      words: t(`kinds.${kind}`, { count }),
      act: t(`acts.${kind}`),
      due,
      oldest,
    })),
    ...(failed.length > 0
      ? [
          {
            key: 'payments',
            icon: IndianRupee,
            to: hrefs.payments(),
            words: t('kinds.payments', { count: failed.length }),
            act: t('acts.payments'),
            oldest: failed.reduce(
              (first, { since }) => (since < first ? since : first),
              failed[0]?.since ?? new Date(0),
            ),
          },
        ]
      : []),
  ];
  const urgency = ({ due, oldest }: Item) => [due ? 0 : 1, (due ?? oldest)?.getTime() ?? 0] as const;
  items.sort((one, other) => {
    const [a, b] = [urgency(one), urgency(other)];
    return a[0] - b[0] || a[1] - b[1];
  });
  const lead = { icon: Handshake, to: hrefs.leads() };
  return [
    ...items,
    ...(leads.due > 0
      ? [{ key: 'leads-due', ...lead, words: board('leadsDue', { count: leads.due }), act: board('leadsOpen') }]
      : []),
    ...(leads.fresh > 0
      ? [{ key: 'leads-new', ...lead, words: board('leadsNew', { count: leads.fresh }), act: t('acts.leads') }]
      : []),
    ...(stuckApplications > 0
      ? [
          {
            key: 'applications',
            icon: FileClock,
            to: hrefs.applicationsDesk(),
            words: board('applicationsStuck', { count: stuckApplications }),
            act: board('applicationsOpen'),
          },
        ]
      : []),
  ];
}
