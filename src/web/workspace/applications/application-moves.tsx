import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ApplicationState } from '#src/kernel/application-lifecycle.ts';
import type { ApplicationView } from '#src/web/features/application/application-view.server.ts';
import { StepDialog } from '#src/web/features/application/step-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';

/** A button for each state that the application may go to; pressing it asks for the day. */
export function ApplicationMoves({ application, today }: { application: ApplicationView; today: string }) {
  const t = useTranslations('applicationDesk');
  const [entering, setEntering] = useState<ApplicationState>();
  return (
    <section aria-labelledby="move" className="grid gap-3">
      <div>
        <h2 id="move" className="text-section font-bold">
          {t('move')}
        </h2>
        <p className="text-sm text-soft">{t('moveText')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {application.moves.map((state, at) => (
          <LiveButton
            key={state}
            look={state === 'rejected' ? 'danger' : at === 0 ? 'primary' : 'secondary'}
            onClick={() => setEntering(state)}
            className="max-sm:grow"
          >
            {state === 'rejected' ? t('reject') : t(`states.${state}`)}
          </LiveButton>
        ))}
      </div>
      {entering && (
        <StepDialog
          id={application.id}
          state={entering}
          since={application.since}
          today={today}
          withNote
          onClose={() => setEntering(undefined)}
        />
      )}
    </section>
  );
}
