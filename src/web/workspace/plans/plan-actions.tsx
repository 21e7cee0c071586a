import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, LinkButton } from '#src/web/ui/button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { changePlan, retirePlan } from '#src/wire/client/roster.ts';
import type { ManagedPlan } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';

/** A plan's actions: view it as customers do, edit, publish or hide, and retire it permanently. */
export function PlanActions({
  plan: { id, active, words },
  onEdit,
}: {
  plan: Pick<ManagedPlan, 'id' | 'active' | 'words'>;
  onEdit: () => void;
}) {
  const t = useTranslations('roster');
  const { busy, error, run } = useMutation('roster.plan');
  const [asking, setAsking] = useState(false);
  const { name } = words.en;
  const retire = async () => {
    if (await run(() => retirePlan(id), t('saved'))) setAsking(false);
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      {active && (
        <LinkButton look="secondary" to={hrefs.service(id)} aria-label={t('plan.lookAt', { name })}>
          {t('plan.look')}
        </LinkButton>
      )}
      <Button look="secondary" aria-label={t('editOf', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <LiveButton
        look={active ? 'quiet' : 'secondary'}
        loading={busy && !asking}
        aria-label={t(active ? 'plan.hideOf' : 'plan.publishOf', { name })}
        onClick={() => run(() => changePlan(id, { active: !active }), t('saved'))}
      >
        {t(active ? 'plan.hide' : 'plan.publish')}
      </LiveButton>
      <Button look="quiet" aria-label={t('plan.retireOf', { name })} onClick={() => setAsking(true)}>
        {t('plan.retire')}
      </Button>
      {error && !asking && (
        <div className="col-span-2">
          <ErrorNotice>{error}</ErrorNotice>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title={t('plan.retireOf', { name })}
          onClose={() => setAsking(false)}
          keep={t('cancel')}
          act={t('plan.retire')}
          busy={busy}
          error={error}
          onAct={retire}
        >
          <p>{t('plan.retireText')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
