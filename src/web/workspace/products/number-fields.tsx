import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { formatDecimal } from '#src/kernel/format.ts';
import { discountOf } from '#src/kernel/list-price.ts';
import { INPUTS, MAIN_FIELDS, MOST_DISCOUNT } from '#src/kernel/product-fields.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { ManagedProduct } from '#src/wire/client/product-manager.ts';
import { DetailField } from './fields/detail-field.tsx';
import { type FormValues, isWhole, listPriceAfter } from './form-values.ts';
import { NumberField } from './number-field.tsx';

const RESTOCK = INPUTS.find(({ key }) => key === 'restockOn');

/** Price, stock and discount; while it is sold out, when it comes back. A new price keeps the list price, so the discount is recalculated until it is typed by hand. */
export function NumberFields({ base }: { base: ManagedProduct }) {
  const t = useTranslations('manage');
  const { control, setValue } = useFormContext<FormValues>();
  const byHand = useRef<ManagedProduct>(undefined);
  const [price, discount, typedList, stock] = useWatch({ control, name: ['price', 'discount', 'listPrice', 'stock'] });
  const draft = base.price === 0;
  const least = draft ? 0 : 1;
  const whole = (min: number, max: number, wrong: string) => (value: string) =>
    isWhole(value, min, max)
      ? undefined
      : Number(value) > max
        ? t('invalid.tooMuch', { max: formatDecimal(max) })
        : wrong;
  const listPrice = listPriceAfter(base, { price, discount, listPrice: typedList });
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <div>
        <NumberField
          name="price"
          hint={t(draft ? 'hints.priceDraft' : 'hints.price')}
          validate={(value) =>
            draft && value === '' ? undefined : whole(least, MAIN_FIELDS.price.most, t('invalid.price'))(value)
          }
          onTyped={(value) =>
            byHand.current !== base &&
            setValue('discount', String(discountOf(Number(value), Number(typedList) || base.listPrice)), {
              shouldValidate: true,
            })
          }
        />
      </div>
      <NumberField
        name="stock"
        hint={t('hints.stock')}
        validate={whole(0, MAIN_FIELDS.stock.most, t('invalid.stock'))}
      />
      <NumberField
        name="discount"
        hint={
          listPrice > Number(price) && Number(discount) <= MOST_DISCOUNT
            ? t('hints.listPrice', { price: formatPrice(listPrice * 100) })
            : t('hints.discount')
        }
        validate={whole(0, MOST_DISCOUNT, t('invalid.discount'))}
        onTyped={() => {
          byHand.current = base;
          setValue('listPrice', '');
        }}
      />
      <NumberField
        name="listPrice"
        hint={t('hints.listPriceField')}
        placeholder={String(listPrice)}
        validate={(value) =>
          value === '' || isWhole(value, Math.max(1, Number(price)), MAIN_FIELDS.listPrice.most)
            ? undefined
            : t('invalid.listPrice')
        }
        onTyped={(value) =>
          setValue('discount', String(discountOf(Number(price), Number(value) || Number(price))), {
            shouldValidate: true,
          })
        }
      />
      {RESTOCK && stock === '0' && (
        <div className="col-span-2">
          <DetailField field={RESTOCK} />
        </div>
      )}
    </div>
  );
}
