import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useStore } from '#src/web/context/use-store.ts';
import { ListTiles } from '#src/web/features/product-card/list-tiles.tsx';
import { FailedPage } from '#src/web/layout/failed-page.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { Route } from './+types/page.ts';
import { CartList } from './cart-list.tsx';
import { FavouritesList } from './favourites-list.tsx';
import { loadUserList } from './page.server.ts';
import { RatingsList } from './ratings-list.tsx';

export const loader = ({ context, request, params }: Route.LoaderArgs) => loadUserList({ context, request, params });

export const ErrorBoundary = FailedPage;

export default function UserList({ loaderData: { uid, list } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('lists');
  return (
    <div className="column">
      <PageHead title={`${t(list.type)} · ${store.name}`} />
      <PageTitle title={t(list.type)} lead={t(`leads.${list.type}`)} />
      <ListTiles />
      <div className="pt-8">
        {list.type === 'favorites' && <FavouritesList items={list.items} />}
        {list.type === 'cart' && <CartList uid={uid} lines={list.lines} />}
        {list.type === 'ratings' && <RatingsList items={list.items} />}
      </div>
    </div>
  );
}
