import { checkLaunch } from '#src/shop/back-office/launch/check-launch.ts';
import { PERIODS, type PeriodKind } from '#src/shop/back-office/reports/period.ts';
import { RATE_DAYS, showDashboard } from '#src/shop/back-office/reports/show-dashboard.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { administratorOnly } from '#src/web/context/administrator-only.server.ts';
import { answered } from '#src/web/context/answered.server.ts';
import type { LoaderArgs } from '#src/web/context/signed-in.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loadDashboard = (args: LoaderArgs) =>
  answered(args.context, async () => {
    const owner = await administratorOnly(args);
    const { shop, locale } = args.context.get(pageContext);
    const { searchParams } = new URL(args.request.url);
    const kind = PERIODS.find((one) => one === searchParams.get('by')) ?? ('week' satisfies PeriodKind);
    const [{ period, ...board }, launch] = await Promise.all([
      showDashboard(shop, kind, searchParams.get('day') ?? undefined),
      checkLaunch(shop, owner),
    ]);
    const { day, earlier, later, from, to } = period;
    return {
      texts: texts(locale, 'dashboard', 'paymentReasons', 'launch'),
      ...board,
      launch,
      rateDays: RATE_DAYS,
      period: { kind, day, earlier, later, from, last: new Date(to.getTime() - 1), running: later === undefined },
    };
  });

export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>;
