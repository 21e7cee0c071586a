import { BadgeCheck, Flag, Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import type { CommentView } from './view.ts';

/** One shopper's comment. `onReport` is absent for the shopper's own, just posted. */
export function Comment({
  comment,
  reported,
  onReport,
}: {
  comment: CommentView;
  reported: boolean;
  onReport?: () => void;
}) {
  const t = useTranslations('product.comments');
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 py-6 first:pt-0">
      <span aria-hidden className="grid size-11 place-items-center rounded-full bg-brand-wash font-bold text-link">
        {[...comment.name][0]?.toUpperCase()}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold break-words">{comment.name}</span>
          {comment.store && <Badge tone="brand">{t('store')}</Badge>}
          {comment.verified && (
            <span className="inline-flex items-center gap-1 text-sm font-semibold text-leaf">
              <BadgeCheck aria-hidden className="size-4" />
              {t('verified')}
            </span>
          )}
          <span className="text-sm text-soft">{comment.on || t('now')}</span>
        </p>
        {comment.stars > 0 && <GivenStars stars={comment.stars} />}
        <p className="mt-1.5 max-w-prose break-words whitespace-pre-line text-pretty">{comment.msg}</p>
        {onReport && (
          <button
            type="button"
            disabled={reported}
            onClick={onReport}
            className="-mx-2 mt-1 -mb-3 inline-flex min-h-11 items-center gap-1.5 rounded-card px-2 text-sm text-soft hover:text-ink hover:underline disabled:no-underline"
          >
            <Flag aria-hidden className="size-4" />
            {reported ? t('reported') : t('report')}
            <span className="sr-only"> {t('by', { name: comment.name })}</span>
          </button>
        )}
      </div>
    </li>
  );
}

/** The stars that the author gave. */
function GivenStars({ stars }: { stars: number }) {
  const t = useTranslations('product.comments');
  return (
    <p className="mt-1 flex gap-0.5">
      <span className="sr-only">{t('stars', { stars })}</span>
      {[1, 2, 3, 4, 5].map((one) => (
        <Star key={one} aria-hidden className={`size-4 ${one <= stars ? 'fill-sun text-sun' : 'text-line'}`} />
      ))}
    </p>
  );
}
