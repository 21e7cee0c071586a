import { CircleHelp, type LucideIcon, Package, PackageSearch, Wrench } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCount } from '#src/web/ui/price.tsx';
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

export function Tiles({ counts }: { counts: DashboardData['tiles'] }) {
  const t = useTranslations('dashboard');
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {TILES.map(({ key, to, icon: Icon }) => (
        <li key={key}>
          <Link
            to={to}
            className="grid h-full gap-3 rounded-card border border-line bg-paper p-4 transition-colors duration-200 hover:border-edge hover:bg-mist sm:p-5"
          >
            <span className="flex items-center justify-between gap-2 font-semibold">
              {t(`tiles.${key}`)}
              <Icon aria-hidden className="size-5.5 text-soft" />
            </span>
            <span>
              <strong className="tabular block text-title font-bold">{formatCount(counts[key])}</strong>
              <span className="text-sm text-soft">{t(`tileTexts.${key}`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
