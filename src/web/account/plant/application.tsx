import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ApplicationState } from '#src/kernel/application-lifecycle.ts';
import { ApplicationDocuments } from '#src/web/features/application/application-documents.tsx';
import { ApplicationSteps } from '#src/web/features/application/application-steps.tsx';
import type { ApplicationView } from '#src/web/features/application/application-view.server.ts';
import { StepDialog } from '#src/web/features/application/step-dialog.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** The plant's application for subsidy and net meter: how far it has come, and what its owner can enter. */
export function Application({ application, today }: { application: ApplicationView | undefined; today: string }) {
  const t = useTranslations('applications');
  return (
    <section aria-labelledby="application" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="application" tabIndex={-1} className="text-section font-bold outline-none">
          {t('title')}
        </h2>
        {application?.next && (
          <Badge tone={application.next.by === 'customer' ? 'sun' : 'brand'}>{t(`turn.${application.next.by}`)}</Badge>
        )}
      </div>
      {application ? <Known application={application} today={today} /> : <None />}
    </section>
  );
}

function None() {
  const t = useTranslations('applications');
  return (
    <div className="grid justify-items-start gap-3">
      <p className="font-semibold">{t('none')}</p>
      <p className="max-w-prose text-pretty text-soft">{t('noneText')}</p>
      <LinkButton look="secondary" to={hrefs.contact}>
        {t('ask')}
      </LinkButton>
    </div>
  );
}

function Known({ application, today }: { application: ApplicationView; today: string }) {
  const t = useTranslations('applications');
  const actors = useTranslations('applications.turn');
  const who = useTranslations('applications.who');
  const [entering, setEntering] = useState<ApplicationState>();
  const [own] = application.moves;
  return (
    <>
      <p className="max-w-prose text-pretty text-soft">{t(application.next ? 'lead' : 'over')}</p>
      <ApplicationSteps application={application} actor={(by) => actors(by)} entered={(by) => who(by)} />
      {own && isOwn(own) && (
        <LiveButton onClick={() => setEntering(own)} className="justify-self-start max-sm:w-full">
          {t(`own.${own}`)}
        </LiveButton>
      )}
      {application.next && <p className="text-sm text-pretty text-soft">{t('hint')}</p>}
      <ApplicationDocuments application={application} entered={(by) => who(by)} />
      {entering && (
        <StepDialog
          id={application.id}
          state={entering}
          since={application.since}
          today={today}
          withNote={false}
          onClose={() => setEntering(undefined)}
        />
      )}
    </>
  );
}

const OWN = ['applied', 'meter-fitted', 'subsidy-requested', 'subsidy-received', 'corrected'] as const;
const isOwn = (state: ApplicationState): state is (typeof OWN)[number] =>
  (OWN as readonly ApplicationState[]).includes(state);
