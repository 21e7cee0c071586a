import { useTranslations } from 'use-intl';
import { SelectField } from '#src/web/ui/field.tsx';
import type { CommentOrder } from '#src/wire/client/reviews.ts';

const ORDERS: CommentOrder[] = ['newest', 'highest', 'lowest'];

/** In which order the comments come. */
export function CommentOrderField({ sort, onChoose }: { sort: CommentOrder; onChoose: (sort: CommentOrder) => void }) {
  const t = useTranslations('product.comments');
  return (
    <div className="mb-6 max-w-56">
      <SelectField
        label={t('sort')}
        value={sort}
        onChange={(event) => onChoose(ORDERS.find((one) => one === event.target.value) ?? 'newest')}
      >
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {t(`orders.${order}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
