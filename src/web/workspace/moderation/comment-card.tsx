import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Question } from '#src/web/ui/question.tsx';
import { announce } from '#src/web/ui/status-region.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { call } from '#src/wire/client/call.ts';
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
type Verdict = 'published' | 'hidden' | 'removed';

/** A comment, why it was reported, and what can be done: let it stand, hide it, remove it for good. */
export function CommentCard({ comment, locale }: { comment: ModeratedView; locale: string }) {
  const t = useTranslations('moderation');
  const words = useFaultWords('moderation');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<Verdict>();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
  const decide = async (state: Verdict) => {
    setAsking(false);
    setBusy(state);
    setFailure(undefined);
    try {
      await call('PUT', `/reviews/${encodeURIComponent(comment.id)}`, { state });
      announce(t(`decided.${state}`, { name: comment.name }));
      await revalidate();
    } catch (error) {
      setFailure(words(error));
    }
    setBusy(undefined);
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
              {t('reason', { reason: t(`reasons.${reason}`), count: count ?? 0 })}
            </Badge>
          ))}
        </p>
      )}
      {failure && (
        <Notice tone="error" live>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2.5">
        <LiveButton
          size="small"
          look="secondary"
          {...about}
          loading={busy === 'published'}
          onClick={() => decide('published')}
        >
          {t(hidden ? 'showAgain' : 'keep')}
        </LiveButton>
        {!hidden && (
          <LiveButton
            size="small"
            look="secondary"
            {...about}
            loading={busy === 'hidden'}
            onClick={() => decide('hidden')}
          >
            {t('hide')}
          </LiveButton>
        )}
        <LiveButton size="small" look="danger" {...about} loading={busy === 'removed'} onClick={() => setAsking(true)}>
          {t('remove')}
        </LiveButton>
      </div>
      <Question
        open={asking}
        onClose={() => setAsking(false)}
        title={t('removing.title')}
        keep={t('removing.cancel')}
        act={t('remove')}
        onAct={() => decide('removed')}
      >
        <p>{t('removing.text', { name: comment.name })}</p>
      </Question>
    </Card>
  );
}
