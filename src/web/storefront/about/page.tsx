import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useRoot } from '#src/web/context/use-root.ts';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { pictureAddress } from '#src/web/ui/picture.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { Aim } from './aim.tsx';
import { GoOn } from './go-on.tsx';
import { Highlights } from './highlights.tsx';
import { OwnAbout } from './own-about.tsx';
import { WhoWeAre } from './who-we-are.tsx';

export { loader } from './page.server.ts';

export default function About({ loaderData: { origin, own, house, field, street } }: Route.ComponentProps) {
  const { area } = useRoot();
  const t = useTranslations('about');
  const shared = pictureAddress(house);
  const address = origin + hrefs.about;
  const image = shared && new URL(shared, origin).href;
  if (own) return <OwnAbout address={address} image={image} own={own} house={house} />;
  return (
    <div className="column">
      <PageHead title={t('title')} description={t('lead', { state: area })} canonical={address} image={image} />
      <Breadcrumb trail={[]} here={t('title')} />
      <div className="grid gap-14 pt-3 pb-4 md:gap-20 *:rises">
        <WhoWeAre picture={house} />
        <Highlights />
        <Aim name="mission" picture={field} />
        <Aim name="vision" picture={street} turned />
        <GoOn />
      </div>
    </div>
  );
}
