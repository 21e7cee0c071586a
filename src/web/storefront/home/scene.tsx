import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCount } from '#src/kernel/format.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { SceneFigures } from './scene.server.ts';

/** `panels`: the shop has a category of panels. `place`: the town that the days are to. */
export type SceneView = SceneFigures & { picture: PictureSource; panels: boolean; place: string };

/** The first band, edge to edge: the house at first light, what the shop is for, and three figures from its own data. */
export function Scene({ scene }: { scene: SceneView }) {
  const t = useTranslations('home.scene');
  const { picture, panels, place, years, perWatt, days } = scene;
  const figures = [
    years && { key: 'years', value: formatCount(years), unit: t('years', { count: years }), about: t('warranty') },
    perWatt && { key: 'watt', value: `₹${formatCount(perWatt)}`, unit: t('perWatt'), about: t('gst') },
    days && {
      key: 'days',
      value: days.least === days.most ? String(days.most) : `${days.least}–${days.most}`,
      unit: t('days', { count: days.most }),
      about: place ? t('to', { place }) : t('delivery'),
    },
  ].filter((one) => typeof one === 'object');
  return (
    <section
      aria-labelledby="scene"
      className="dawn relative isolate grid overflow-hidden bg-dawn text-on-dawn lg:grid-rows-[1fr_auto]"
    >
      <div className="column relative z-10 grid content-start justify-items-start pt-7 sm:pt-10 lg:content-center lg:pt-8">
        <h2 id="scene" className="text-hero font-bold lg:max-w-[min(7em,33vw)]">
          {t('title')}
        </h2>
        <p className="mt-3 max-w-[34ch] text-pretty text-on-dawn-soft sm:text-xl lg:mt-5 lg:max-w-[min(34ch,27vw)]">
          {t('text')}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 lg:mt-7">
          <LinkButton
            size="large"
            to={hrefs.solar()}
            className="bg-on-dawn! text-dawn! hover:opacity-90 max-sm:min-h-12! max-sm:px-5!"
          >
            {t('plan')}
          </LinkButton>
          <Link
            to={hrefs.products(panels ? { category: 'solar-panels' } : {})}
            className="group inline-flex min-h-11 items-center gap-1.5 rounded-card font-semibold underline-offset-4 hover:underline"
          >
            {t('shop')}
            <ArrowRight
              aria-hidden
              className="size-4.5 transition-transform duration-200 group-hover:translate-x-0.5"
            />
          </Link>
        </div>
      </div>
      <div className="dawn-picture">
        <Picture picture={picture} sizes="(min-width: 90rem) 1440px, (min-width: 40rem) 100vw, 60vw" eager decorative />
      </div>
      {figures.length > 0 && (
        <div className="column relative z-10 max-lg:border-t max-lg:border-on-dawn/15 max-lg:py-3 lg:pb-10">
          <dl className="flex gap-x-4 sm:gap-x-10 lg:max-w-[33vw] lg:gap-x-6 xl:max-w-105 xl:gap-x-8">
            {figures.map(({ key, value, unit, about }) => (
              <div key={key} className="flex min-w-0 flex-1 flex-col-reverse justify-end gap-0.5 lg:flex-none">
                <dt className="text-xs text-balance text-on-dawn-soft">{about}</dt>
                <dd className="tabular flex flex-wrap items-baseline gap-x-1.5">
                  <span className="text-2xl font-bold tracking-tight whitespace-nowrap">{value}</span>
                  <span className="text-sm font-semibold">{unit}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}
