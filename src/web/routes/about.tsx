import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { PageHead } from '../components/page-head.tsx';
import { pictureAddress } from '../components/picture.tsx';
import { useRoot } from '../use-root.ts';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/about.ts';
import { Aim } from './about/aim.tsx';
import { GoOn } from './about/go-on.tsx';
import { Highlights } from './about/highlights.tsx';
import { OwnAbout } from './about/own-about.tsx';
import { WhoWeAre } from './about/who-we-are.tsx';
import { loadAbout } from './about.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadAbout({ context });

export default function About({ loaderData: { origin, own, house, field, street } }: Route.ComponentProps) {
  const store = useStore();
  const { area } = useRoot();
  const t = useTranslations('about');
  const shared = pictureAddress(house);
  const address = origin + hrefs.about;
  const image = shared && new URL(shared, origin).href;
  if (own) return <OwnAbout address={address} image={image} own={own} house={house} />;
  return (
    <div className="column">
      <PageHead title={`${t('title')} · ${store.name}`} description={t('lead', { state: area })} canonical={address} image={image} />
      <Breadcrumb trail={[]} here={t('title')} />
      <div className="grid gap-14 pt-3 pb-4 md:gap-20">
        <WhoWeAre picture={house} />
        <Highlights />
        <Aim name="mission" picture={field} />
        <Aim name="vision" picture={street} turned />
        <GoOn />
      </div>
    </div>
  );
}
