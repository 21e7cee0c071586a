import { MessageSquarePlus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import type { FormValues } from './form-values.ts';
import { KnownReview, NewReview } from './review-rows.tsx';

/** The reviews: those that stand can be taken away, new ones are written here and become the store's own. */
export function ReviewsGrid({ total }: { total: number }) {
  const t = useTranslations('manage.reviews');
  const { control, setFocus } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'reviews', keyName: 'key' });
  const known = fields.filter(({ id }) => id).length;
  const drop = (at: number) => {
    remove(at);
    document.getElementById('add-review')?.focus();
  };
  return (
    <section aria-labelledby="manage-reviews" className="grid gap-3">
      <h3 id="manage-reviews" className="text-base font-bold">
        {t('title')}
      </h3>
      {fields.length === 0 && <p className="text-sm text-soft">{t('none')}</p>}
      {fields.length > 0 && (
        <table className="w-full table-fixed border-collapse text-sm">
          <thead className="border-b border-line text-start text-tiny text-soft">
            <tr>
              <th scope="col" className="w-[32%] py-2 pe-3 text-start font-semibold">
                {t('name')}
              </th>
              <th scope="col" className="py-2 pe-3 text-start font-semibold">
                {t('message')}
              </th>
              <th scope="col" className="w-16 py-2 text-end font-semibold">
                {t('remove')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {fields.map((review, at) =>
              review.id ? (
                <KnownReview key={review.key} review={review} onRemove={() => drop(at)} />
              ) : (
                <NewReview key={review.key} at={at} onRemove={() => drop(at)} />
              ),
            )}
          </tbody>
        </table>
      )}
      {total > known && known >= 50 && <p className="text-sm text-soft">{t('newest', { count: known })}</p>}
      <p className="text-sm text-soft">{t('note')}</p>
      <Button
        id="add-review"
        look="secondary"
        className="justify-self-start"
        onClick={() => {
          append({ name: '', msg: '' }, { shouldFocus: false });
          requestAnimationFrame(() => setFocus(`reviews.${fields.length}.name`));
        }}
      >
        <MessageSquarePlus aria-hidden className="size-5" />
        {t('add')}
      </Button>
    </section>
  );
}
