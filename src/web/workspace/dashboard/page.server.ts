import { showBackups } from '#src/shop/back-office/backup/show-backups.ts';
import { checkLaunch } from '#src/shop/back-office/launch/check-launch.ts';
import { PERIODS, type PeriodKind } from '#src/shop/back-office/reports/period.ts';
import { RATE_DAYS, showDashboard } from '#src/shop/back-office/reports/show-dashboard.ts';
import { showWork } from '#src/shop/back-office/reports/show-work.ts';
import { countReminders } from '#src/shop/sales/cart-reminders/count-reminders.ts';
import { countStuck } from '#src/shop/solar/applications/show-application.ts';
import { countFiguresDue } from '#src/shop/solar/figures/list-figures.ts';
import { countLeadsWaiting } from '#src/shop/solar/leads/list-leads.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('admin', async ({ customer: owner, shop, locale, searchParams }) => {
  const kind = PERIODS.find((one) => one === searchParams.get('by')) ?? ('week' satisfies PeriodKind);
  const [{ period, ...board }, work, launch, backups, solarFigures, leads, stuckApplications] = await Promise.all([
    showDashboard(shop, kind, searchParams.get('day') ?? undefined),
    showWork(shop),
    checkLaunch(shop, owner),
    showBackups(shop),
    countFiguresDue(shop),
    countLeadsWaiting(shop),
    countStuck(shop),
  ]);
  const { day, earlier, later, from, to } = period;
  const reminders = await countReminders(shop, { from, to });
  return {
    texts: texts(locale, 'dashboard', 'paymentReasons', 'launch'),
    ...board,
    work,
    now: shop.clock.now(),
    launch,
    solarFigures,
    leads,
    stuckApplications,
    backups: { ...backups, now: shop.clock.now() },
    reminders,
    rateDays: RATE_DAYS,
    period: { kind, day, earlier, later, from, last: new Date(to.getTime() - 1), running: later === undefined },
  };
});

export type DashboardData = Awaited<ReturnType<typeof loader>>;
