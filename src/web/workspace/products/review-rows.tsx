import { X } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import { IconButton } from '#src/web/ui/button.tsx';
import type { ManagedReview } from '#src/wire/client/product-manager.ts';
import type { FormValues } from './form-values.ts';

/** A review that the shop holds. Its words are its author's: it can be taken away, not rewritten. */
export function KnownReview({ review, onRemove }: { review: ManagedReview; onRemove: () => void }) {
  const t = useTranslations('manage.reviews');
  return (
    <tr className="align-top">
      <td className="py-3 pe-3 font-semibold wrap-anywhere">
        {review.name}
        {review.draft ? (
          <Badge className="mt-1">{t('sample')}</Badge>
        ) : (
          review.kind === 'store' && <Badge className="mt-1 ms-2">{t('store')}</Badge>
        )}
      </td>
      <td className="py-3 pe-3 whitespace-pre-line wrap-anywhere">{review.msg}</td>
      <RemoveCell label={t('removeOf', { name: review.name })} onRemove={onRemove} />
    </tr>
  );
}

/** A review being written. */
export function NewReview({ at, onRemove }: { at: number; onRemove: () => void }) {
  const t = useTranslations('manage');
  const { register, formState } = useFormContext<FormValues>();
  const errors = formState.errors.reviews?.[at];
  const required = (words: string) => ({
    validate: (value: string | undefined) => (value?.trim() ? undefined : words),
  });
  return (
    <tr className="align-top">
      <td className="py-2 pe-3">
        <Cell
          {...register(`reviews.${at}.name`, required(t('invalid.reviewName')))}
          maxLength={100}
          label={t('reviews.nameOf', { number: at + 1 })}
          error={errors?.name?.message}
        />
      </td>
      <td className="py-2 pe-3">
        <Cell
          {...register(`reviews.${at}.msg`, required(t('invalid.reviewMessage')))}
          maxLength={2000}
          label={t('reviews.messageOf', { number: at + 1 })}
          error={errors?.msg?.message}
        />
      </td>
      <RemoveCell label={t('reviews.remove')} onRemove={onRemove} />
    </tr>
  );
}

function RemoveCell({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <td className="py-1 text-end">
      <IconButton label={label} onClick={onRemove}>
        <X />
      </IconButton>
    </td>
  );
}

/** A field inside the grid: its column's heading names it for the eye, `label` for everybody else. */
function Cell({ label, error, ...rest }: ComponentProps<'input'> & { label: string; error?: string }) {
  const id = useId();
  return (
    <>
      <input
        type="text"
        {...rest}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        className="min-h-11 w-full rounded-card bg-paper px-3 text-base inset-ring inset-ring-edge focus:outline-2 focus:-outline-offset-1 focus:outline-link aria-invalid:inset-ring-2 aria-invalid:inset-ring-brick"
      />
      <span id={id} aria-live="polite" className={error ? 'mt-1 block font-medium text-brick' : 'sr-only'}>
        {error}
      </span>
    </>
  );
}
