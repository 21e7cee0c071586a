import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import type { ManagedReview } from '#src/wire/client/product-manager.ts';
import type { FormValues } from './form-values.ts';

/** Who wrote a stored review. Its text is its author's: it can be removed, not rewritten. */
export function Author({ review }: { review: ManagedReview }) {
  const t = useTranslations('manage.reviews');
  return (
    <span className="font-semibold">
      {review.name}
      {review.draft ? (
        <Badge className="mt-1">{t('sample')}</Badge>
      ) : (
        review.kind === 'store' && <Badge className="mt-1 ms-2">{t('store')}</Badge>
      )}
    </span>
  );
}

const FIELDS = {
  name: { label: 'reviews.nameOf', empty: 'invalid.reviewName', maxLength: 100 },
  msg: { label: 'reviews.messageOf', empty: 'invalid.reviewMessage', maxLength: 2000 },
} as const;

/** A field of a review being written: its column's heading names it visually, its label for everybody else. */
export function NewField({ at, field }: { at: number; field: keyof typeof FIELDS }) {
  const t = useTranslations('manage');
  const { register, formState } = useFormContext<FormValues>();
  const { label, empty, maxLength } = FIELDS[field];
  const error = formState.errors.reviews?.[at]?.[field]?.message;
  const id = useId();
  return (
    <>
      <input
        type="text"
        {...register(`reviews.${at}.${field}`, {
          validate: (value: string | undefined) => (value?.trim() ? undefined : t(empty)),
        })}
        maxLength={maxLength}
        aria-label={t(label, { number: at + 1 })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        className="min-h-11 w-full rounded-card bg-paper px-3 text-base inset-ring inset-ring-edge focus:outline-2 focus:-outline-offset-1 focus:outline-link aria-invalid:inset-ring-2 aria-invalid:inset-ring-brick"
      />
      <span id={id} aria-live="polite" className={error ? 'mt-1 block font-semibold text-brick' : 'sr-only'}>
        {error}
      </span>
    </>
  );
}
