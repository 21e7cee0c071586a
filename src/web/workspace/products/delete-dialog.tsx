import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { Question } from '#src/web/ui/question.tsx';
import { announce } from '#src/web/ui/status-region.tsx';
import { archiveProduct } from '#src/wire/client/product-manager.ts';
import type { ProductRow } from './row.ts';

type DeleteProps = {
  product: Pick<ProductRow, 'id' | 'name'> | undefined;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks before a product is archived; stays open and says why when that failed. */
export function DeleteDialog({ product, onClose, onDeleted }: DeleteProps) {
  const [t, manage] = [useTranslations('manage.deleting'), useTranslations('manage')];
  const words = useFaultWords('manage');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const remove = async () => {
    if (!product) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await archiveProduct(product.id);
      close();
      onDeleted(product.id);
      announce(t('done', { name: product.name }));
    } catch (error) {
      setFailure(`${t('failed')} ${words(error)}`);
    }
    setBusy(false);
  };
  return (
    <Question
      open={product !== undefined}
      onClose={close}
      title={t('title')}
      keep={t('cancel')}
      act={manage('delete')}
      busy={busy}
      trouble={failure}
      onAct={remove}
    >
      <p>{t('text', { name: product?.name ?? '' })}</p>
    </Question>
  );
}
