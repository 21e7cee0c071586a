import { CircleHelp, type LucideIcon, Package, PackageSearch, Wrench } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCount } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { DashboardData } from './page.server.ts';

type Tile = { key: 'products' | 'orders' | 'questions' | 'bookings'; to: string; icon: LucideIcon };

/** The four tiles of spec.md §2, in its order, each linking to the list that it counts. */
const TILES: Tile[] = [
  { key: 'products', to: hrefs.manageProduct(), icon: PackageSearch },
  { key: 'orders', to: hrefs.orders, icon: Package },
  { key: 'questions', to: hrefs.faqs, icon: CircleHelp },
  { key: 'bookings', to: hrefs.bookings({ state: 'active' }), icon: Wrench },
];

/** A strip, 64 px high: these counts rarely ask for anything. */
export function Tiles({ counts }: { counts: DashboardData['tiles'] }) {
  const t = useTranslations('dashboard');
  return (
    <Card
      as="ul"
      className="grid grid-cols-2 overflow-hidden max-xl:[&>li:nth-child(even)]:border-s max-xl:[&>li:nth-child(n+3)]:border-t xl:grid-cols-4 xl:[&>li+li]:border-s [&>li]:border-line"
    >
      {TILES.map(({ key, to, icon: Icon }) => (
        <li key={key}>
          <Link
            to={to}
            className="flex min-h-16 items-center gap-3 px-4 py-2 -outline-offset-2 transition-colors duration-200 hover:bg-mist sm:px-5"
          >
            <Icon aria-hidden className="size-5.5 shrink-0 text-soft max-sm:hidden" />
            <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
              <span className="font-semibold">{t(`tiles.${key}`)}</span>
              <strong className="tabular text-xl font-bold sm:row-span-2">{formatCount(counts[key])}</strong>
              <span className="truncate text-xs text-soft max-sm:hidden">{t(`tileTexts.${key}`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </Card>
  );
}
