import { MessageSquareText } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { Comment } from './comment.tsx';
import { CommentOrderField } from './comment-order-field.tsx';
import { LoadMore } from './load-more.tsx';
import type { useCommentPages } from './use-comment-pages.ts';
import { useReporting } from './use-reporting.ts';
import type { CommentView } from './view.ts';

// Loaded on the first press.
const ReportDialog = lazyWithRetry(() => import('./report-dialog.tsx'));

/** The comments loaded so far, and a button for more. */
export function CommentList({
  comments,
  pages,
  count,
}: {
  comments: CommentView[];
  pages: ReturnType<typeof useCommentPages>;
  /** Of all comments. */
  count: number;
}) {
  const t = useTranslations('product.comments');
  const reporting = useReporting(comments);
  const { stars, phase } = pages;
  return (
    <div className="min-w-0">
      {count > 1 && <CommentOrderField sort={pages.sort} onChoose={(sort) => pages.choose({ sort })} />}
      {stars !== undefined && (
        <p className="mb-6 flex flex-wrap items-center gap-x-3 font-semibold">
          {t('only', { stars })}
          <Button look="quiet" size="small" onClick={() => pages.choose({ stars: undefined })}>
            {t('all')}
          </Button>
        </p>
      )}
      {comments.length === 0 && phase === 'idle' && (
        <div className="grid justify-items-center gap-3 rounded-panel bg-mist px-6 py-10 text-center text-soft lg:py-16">
          <MessageSquareText aria-hidden className="size-7 text-link" />
          <p>{stars === undefined ? t('none') : t('noneOf', { stars })}</p>
        </div>
      )}
      <ul className="divide-y divide-line">
        {comments.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            reported={reporting.reported.has(comment.id)}
            onReport={comment.on ? () => reporting.start(comment.id) : undefined}
          />
        ))}
      </ul>
      <LoadMore pages={pages} label={t('more')} failed={t('failed')} />
      {reporting.asked && (
        <Suspense fallback={null}>
          <ReportDialog
            comment={reporting.comment}
            onClose={reporting.close}
            onReported={reporting.done}
            onSignedOut={reporting.signedOut}
          />
        </Suspense>
      )}
    </div>
  );
}
