import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { ServiceSlider } from '#src/web/features/service/service-slider.tsx';
import { Included } from '#src/web/features/service-page/included.tsx';
import { PlanPanel } from '#src/web/features/service-page/plan-panel.tsx';
import { Questions } from '#src/web/features/service-page/questions.tsx';
import { ServiceData } from '#src/web/features/service-page/service-data.tsx';
import { Steps } from '#src/web/features/service-page/steps.tsx';
import { TrustStrip } from '#src/web/features/service-page/trust-strip.tsx';
import { BeforeAfter } from '#src/web/ui/before-after.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { pictureAddress } from '#src/web/ui/picture.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

export default function Service({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('service');
  const shell = useTranslations('shell');
  const { origin, plan, visits, pair, slides } = loaderData;
  const address = origin + hrefs.service(plan.id);
  const image = pictureAddress(pair?.after);
  return (
    <div className="column">
      <PageHead
        title={plan.name}
        description={plan.description}
        canonical={address}
        image={image && new URL(image, origin).href}
      />
      <ServiceData plan={plan} origin={origin} address={address} image={image} />
      <Breadcrumb trail={[[hrefs.services(), shell('services')]]} here={plan.name} />
      <div className="grid gap-14 pt-4 pb-16 md:gap-20">
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-14">
          <ServiceSlider
            key={plan.id}
            label={t('slider', { name: plan.name })}
            pictures={slides}
            sizes="(min-width: 82rem) 790px, (min-width: 64rem) 56vw, 60vw"
          />
          <PlanPanel key={plan.id} plan={plan} visits={visits} />
        </div>
        <Included included={plan.included} excluded={plan.excluded} />
        <div className="grid items-start gap-14 lg:grid-cols-2 lg:gap-16">
          <Steps steps={plan.steps} />
          {pair && (
            <section aria-labelledby="compare" className="lg:sticky lg:top-24">
              <h2 id="compare" className="mb-5 text-section font-bold md:mb-6">
                {t('compare')}
              </h2>
              <BeforeAfter
                before={pair.before}
                after={pair.after}
                sizes="(min-width: 82rem) 630px, (min-width: 64rem) 46vw, 60vw"
              />
              <p className="mt-3 text-sm text-soft">{t('compareNote')}</p>
            </section>
          )}
        </div>
        <TrustStrip />
        <Questions questions={plan.faqs} />
      </div>
    </div>
  );
}
