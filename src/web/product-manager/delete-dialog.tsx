import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { archiveProduct } from '#src/contract/client/product-manager.ts';
import { Question } from '../components/question.tsx';
import { announce } from '../components/status-region.tsx';
import { useFaultWords } from '../fault-words.ts';
import type { ProductRow } from './row.ts';

type DeleteProps = { product: Pick<ProductRow, 'id' | 'name'> | undefined; onClose: () => void; onDeleted: (id: string) => void };

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
