import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { dateFormat } from '#src/kernel/format.ts';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { judgeComment, type Verdict } from '#src/wire/client/reviews.ts';
import { hrefs } from '#src/wire/pages.ts';

export type ModeratedView = {
  id: string;
  productId: string;
  productName: string;
  name: string;
  msg: string;
  at: string;
  state: 'published' | 'hidden';
  reports: Partial<Record<string, number>>;
};

/** A comment, why it was reported, and the actions: leave it, hide it, remove it permanently. */
export function CommentCard({ comment, locale }: { comment: ModeratedView; locale: string }) {
  const t = useTranslations('moderation');
  const { running, error, run } = useMutation('moderation');
  const [asking, setAsking] = useState(false);
  const day = dateFormat(locale, { dateStyle: 'medium' });
  const decide = (state: Verdict) => {
    setAsking(false);
    return run(() => judgeComment(comment.id, state), {
      as: state,
      done: t(`decided.${state}`, { name: comment.name }),
    });
  };
  const hidden = comment.state === 'hidden';
  const about = { 'aria-description': t('of', { name: comment.name }) };
  return (
    <Card className="grid gap-3.5 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <p className="font-semibold">{comment.name}</p>
        <p className="tabular text-soft">{day.format(new Date(comment.at))}</p>
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{comment.msg}</p>
      <p className="text-sm">
        <span className="text-soft">{t('on')} </span>
        <Link to={hrefs.product(comment.productId)} className="font-semibold text-link hover:underline">
          {comment.productName}
        </Link>
      </p>
      {Object.keys(comment.reports).length > 0 && (
        <p className="flex flex-wrap gap-2">
          {Object.entries(comment.reports).map(([reason, count]) => (
            <Badge key={reason} tone="brick">
              {t('reason', { reason: t(`reasons.${reason}` as MessageKey<'moderation'>), count: count ?? 0 })}
            </Badge>
          ))}
        </p>
      )}
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <div className="flex flex-wrap gap-2.5">
        <LiveButton
          size="small"
          look="secondary"
          {...about}
          loading={running === 'published'}
          onClick={() => decide('published')}
        >
          {t(hidden ? 'showAgain' : 'keep')}
        </LiveButton>
        {!hidden && (
          <LiveButton
            size="small"
            look="secondary"
            {...about}
            loading={running === 'hidden'}
            onClick={() => decide('hidden')}
          >
            {t('hide')}
          </LiveButton>
        )}
        <LiveButton
          size="small"
          look="danger"
          {...about}
          loading={running === 'removed'}
          onClick={() => setAsking(true)}
        >
          {t('remove')}
        </LiveButton>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('removing.title')}
        keep={t('removing.cancel')}
        act={t('remove')}
        onAct={() => decide('removed')}
      >
        <p>{t('removing.text', { name: comment.name })}</p>
      </ConfirmDialog>
    </Card>
  );
}
