import { useTranslations } from 'use-intl';
import { Badge } from '../../components/badge.tsx';
import { StarRating } from '../../components/star-rating.tsx';
import { Stars } from '../../components/stars.tsx';
import { rateProduct } from '../../personal/acts.ts';
import { useMyStars } from '../../personal/state.ts';
import { CommentForm } from './comment-form.tsx';
import { StarBreakdown } from './star-breakdown.tsx';
import { useComments } from './use-comments.ts';
import type { CommentView, ProductView } from './view.ts';

/** What shoppers say, the shopper's own stars, and the field for a comment. */
export function Comments({ product }: { product: ProductView }) {
  const t = useTranslations('product.comments');
  const mine = useMyStars(product.id);
  const { comments, post, sending, failed } = useComments(product.id, product.comments);
  return (
    <section
      id="comments"
      aria-labelledby="comments-title"
      className="mt-16 grid scroll-mt-24 gap-10 border-t border-line pt-12 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-14"
    >
      <div className="grid content-start gap-7">
        <div>
          <h2 id="comments-title" className="mb-2 text-section font-bold">
            {t('title')}
          </h2>
          <Stars rating={product.rating} count={product.ratingCount} className="text-base!" />
          <StarBreakdown counts={product.starCounts} />
        </div>
        <StarRating value={mine} onChange={(stars) => rateProduct(product.id, stars)} />
        <CommentForm post={post} sending={sending} failed={failed} />
      </div>
      {comments.length === 0 ? (
        <p className="self-center py-8 text-center text-soft">{t('none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Comment({ comment }: { comment: CommentView }) {
  const t = useTranslations('product.comments');
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 py-6 first:pt-0">
      <span aria-hidden className="grid size-11 place-items-center rounded-full bg-brand-wash font-bold text-link">
        {[...comment.name][0]?.toUpperCase()}
      </span>
      <div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{comment.name}</span>
          {comment.store && <Badge tone="brand">{t('store')}</Badge>}
          <span className="text-sm text-soft">{comment.on || t('now')}</span>
        </p>
        <p className="mt-1.5 max-w-prose break-words whitespace-pre-line text-pretty">{comment.msg}</p>
      </div>
    </li>
  );
}
