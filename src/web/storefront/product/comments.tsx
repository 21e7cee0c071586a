import { useTranslations } from 'use-intl';
import { rateProduct, unrateProduct } from '#src/web/features/personal/optimistic-mutations.ts';
import { useMyStars } from '#src/web/features/personal/state.ts';
import { useFaultWords, useFieldWords } from '#src/web/ui/fault-words.ts';
import { StarRating } from '#src/web/ui/star-rating.tsx';
import { Stars } from '#src/web/ui/stars.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { StarBreakdown } from './star-breakdown.tsx';
import { useCommentPages } from './use-comment-pages.ts';
import { useComments } from './use-comments.ts';
import { useRatings } from './use-ratings.ts';
import type { ProductView } from './view.ts';

/** Shoppers' comments, the shopper's own stars, and the field for a comment. */
export function Comments({ product }: { product: ProductView }) {
  const t = useTranslations('product.comments');
  const mine = useMyStars(product.id);
  const ratings = useRatings(product);
  const pages = useCommentPages(product.id, product.comments, product.commentCount);
  const { added, post, sending, failed } = useComments(product.id);
  const words = useFaultWords('product');
  const fieldWords = useFieldWords();
  const own = added.filter((one) => !pages.shown.some(({ id }) => id === one.id));
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
          <Stars rating={ratings.rating} count={ratings.count} className="text-base!" />
          <StarBreakdown
            counts={ratings.starCounts}
            chosen={pages.stars}
            onChoose={(stars) => pages.choose({ stars })}
          />
          <RatingSummary counts={ratings.starCounts} />
        </div>
        <StarRating
          value={mine}
          onChange={(stars) => rateProduct(product.id, stars)}
          onWithdraw={() => unrateProduct(product.id)}
        />
        <CommentForm post={post} sending={sending} failed={failed && (fieldWords(failed)['msg'] ?? words(failed))} />
      </div>
      <CommentList
        comments={pages.plain ? [...own, ...pages.shown] : pages.shown}
        pages={pages}
        count={product.commentCount}
      />
    </section>
  );
}
