import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { ListTiles } from '#src/web/features/product-card/list-tiles.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { Route } from './+types/page.ts';
import { CartList } from './cart-list.tsx';
import { FavouritesList } from './favourites-list.tsx';
import { RatingsList } from './ratings-list.tsx';

export { loader } from './page.server.ts';

export default function UserList({ loaderData: { uid, list } }: Route.ComponentProps) {
  const t = useTranslations('lists');
  return (
    <div className="column">
      <PageHead title={t(list.type)} />
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
