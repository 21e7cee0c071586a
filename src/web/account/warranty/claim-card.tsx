import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { claimTone } from '#src/kernel/claim-lifecycle.ts';
import { ClaimPhotos } from '#src/web/features/claim/claim-photos.tsx';
import { ClaimSteps } from '#src/web/features/claim/claim-steps.tsx';
import type { ClaimView } from '#src/web/features/claim/claim-view.server.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { withdrawClaim } from '#src/wire/client/claims.ts';
import { PhotoInput } from './photo-input.tsx';
import { sendPhotos } from './send-photos.ts';

/** A claim of one's own. `lost`: how many photographs did not get through when it was filed. */
export function ClaimCard({ claim, lost }: { claim: ClaimView; lost: number }) {
  const t = useTranslations('claims');
  const { id, reference, state, unit, problem, noticed, photos, isWithdrawable } = claim;
  return (
    <article
      aria-labelledby={id}
      className="grid content-start gap-5 rounded-panel border border-line bg-paper p-5 sm:p-6"
    >
      <div className="grid gap-1.5">
        <Badge tone={claimTone(state)} className="justify-self-start">
          {t(`states.${state}`)}
        </Badge>
        <h3 id={id} className="text-xl font-bold tracking-tight wrap-anywhere">
          {unit.name}
        </h3>
        <p className="tabular text-sm text-soft wrap-anywhere">{t('reference', { reference })}</p>
        <p className="tabular text-sm text-soft wrap-anywhere">{t('unit', unit)}</p>
      </div>
      <div className="grid gap-1">
        <p className="text-sm whitespace-pre-line wrap-anywhere">{problem}</p>
        <p className="text-sm text-soft">{t('since', { day: noticed })}</p>
      </div>
      <ClaimSteps claim={claim} />
      {(photos.length > 0 || isWithdrawable) && (
        <div className="grid gap-3">
          <h4 className="text-sm font-semibold">{t('photos.title')}</h4>
          <ClaimPhotos claim={claim} isEditable={isWithdrawable} />
          {isWithdrawable && <MorePhotos claim={claim} lost={lost} />}
        </div>
      )}
      {isWithdrawable && <Withdrawal id={id} name={unit.name} />}
    </article>
  );
}

function MorePhotos({ claim: { id, photos, mostPhotos }, lost }: { claim: ClaimView; lost: number }) {
  const t = useTranslations('claims');
  const { run, busy, error } = useMutation('claims', { refresh: 'always' });
  const [missing, setMissing] = useState(lost);
  const room = mostPhotos - photos.length;
  const add = (files: File[]) =>
    run(async () => {
      const sent = await sendPhotos(id, files);
      setMissing(sent.lost);
      if (sent.lost > 0) throw sent.why;
    }, t('photos.added'));
  return (
    <div className="grid gap-2">
      {missing > 0 && <Notice tone="warning">{t('photos.some', { count: missing })}</Notice>}
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {room > 0 && <PhotoInput label={t('photos.add')} room={room} busy={busy} onChoose={(files) => void add(files)} />}
      <p className="text-sm text-soft">{room > 0 ? t('photos.hint', { max: mostPhotos }) : t('photos.full')}</p>
    </div>
  );
}

function Withdrawal({ id, name }: { id: string; name: string }) {
  const t = useTranslations('claims');
  const [isAsking, setAsking] = useState(false);
  const { run, busy, error } = useMutation('claims', { refresh: 'conflict' });
  return (
    <div className="border-t border-line pt-2">
      <LiveButton look="quiet" size="small" className="-mx-4" onClick={() => setAsking(true)}>
        {t('withdraw')}
      </LiveButton>
      <ConfirmDialog
        open={isAsking}
        title={t('withdrawTitle', { name })}
        act={t('withdraw')}
        keep={t('keep')}
        busy={busy}
        error={error}
        onAct={() => void run(() => withdrawClaim(id), t('withdrawn'))}
        onClose={() => setAsking(false)}
      >
        <p>{t('withdrawText')}</p>
      </ConfirmDialog>
    </div>
  );
}
