import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { LinkButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { pictureAddress } from '../components/picture.tsx';
import { useRoot } from '../use-root.ts';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/about.ts';
import { Aim } from './about/aim.tsx';
import { Highlights } from './about/highlights.tsx';
import { WhoWeAre } from './about/who-we-are.tsx';
import { loadAbout } from './about.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadAbout({ context });

export default function About({ loaderData: { origin, house, field, street } }: Route.ComponentProps) {
  const store = useStore();
  const { area } = useRoot();
  const t = useTranslations('about');
  const shared = pictureAddress(house);
  return (
    <div className="column">
      <PageHead
        title={`${t('title')} · ${store.name}`}
        description={t('lead', { state: area })}
        canonical={origin + hrefs.about}
        image={shared && new URL(shared, origin).href}
      />
      <Breadcrumb trail={[]} here={t('title')} />
      <div className="grid gap-14 pt-3 pb-4 md:gap-20">
        <WhoWeAre picture={house} />
        <Highlights />
        <Aim name="mission" picture={field} />
        <Aim name="vision" picture={street} turned />
        <section aria-labelledby="go-on" className="grid justify-items-center gap-5 text-center">
          <h2 id="go-on" className="text-title font-bold">
            {t('goOn')}
          </h2>
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton size="large" to={hrefs.products()}>
              {t('products')}
            </LinkButton>
            <LinkButton look="secondary" size="large" to={hrefs.contact}>
              {t('ask')}
            </LinkButton>
          </div>
        </section>
      </div>
    </div>
  );
}
