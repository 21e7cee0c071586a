import { useTranslations } from 'use-intl';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/user-list.ts';
import { CartList } from './user-list/cart-list.tsx';
import { FavouritesList } from './user-list/favourites-list.tsx';
import { ListTiles } from './user-list/list-tiles.tsx';
import { RatingsList } from './user-list/ratings-list.tsx';
import { loadUserList } from './user-list.server.ts';

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
