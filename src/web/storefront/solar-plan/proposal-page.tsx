import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { pictureAddress } from '#src/web/ui/picture.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/proposal-page.ts';
import { ProposalPanel } from './proposal-panel.tsx';
import { CallForm } from './save-form.tsx';
import { SystemPlan } from './system-plan.tsx';

export { loader } from './proposal-page.server.ts';

/** A saved plan, for whoever holds its link: as it was saved, and how its price stands today. */
export default function ProposalPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('solarProposal');
  const { plan, answers, product, survey, token, asked, form, origin } = loaderData;
  const { result } = plan;
  // What a shared link shows: the kit.
  const picture = pictureAddress(product?.picture);
  return (
    <div className="column">
      <PageHead title={t('saved.title')} image={picture && new URL(picture, origin).href} noindex />
      <Breadcrumb trail={[[hrefs.solar(answers), t('saved.questions')]]} here={t('saved.title')} />
      <ProposalPanel data={loaderData} />
      {result.outcome === 'fits' && (
        <SystemPlan
          plan={plan}
          system={result.system}
          step={result.step}
          soldOut={result.soldOut}
          answers={answers}
          product={product}
          survey={survey}
          action={hrefs.proposal(token)}
        />
      )}
      {!asked && <CallForm form={form} action={hrefs.proposal(token)} />}
    </div>
  );
}
