import { MessageSquarePlus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Button, IconButton } from '#src/web/ui/button.tsx';
import { Table } from '#src/web/ui/table.tsx';
import type { FormValues } from './form-values.ts';
import { Author, NewField } from './review-cells.tsx';

/** The reviews: existing ones can be removed; new ones are written here and belong to the shop. */
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
        <Table
          caption={t('title')}
          className="table-fixed"
          rows={fields}
          keyOf={({ key }) => key}
          columns={[
            {
              key: 'name',
              name: t('name'),
              className: 'w-[32%] wrap-anywhere',
              cell: (review, at) => (review.id ? <Author review={review} /> : <NewField at={at} field="name" />),
            },
            {
              key: 'message',
              name: t('message'),
              className: 'whitespace-pre-line wrap-anywhere',
              cell: (review, at) => (review.id ? review.msg : <NewField at={at} field="msg" />),
            },
            {
              key: 'remove',
              name: t('remove'),
              className: 'w-16 text-end',
              cell: ({ id, name }, at) => (
                <IconButton label={id ? t('removeOf', { name }) : t('remove')} onClick={() => drop(at)}>
                  <X />
                </IconButton>
              ),
            },
          ]}
        />
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
