import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { archiveProduct } from '#src/contract/client/product-manager.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Notice } from '../components/notice.tsx';
import { announce } from '../components/status-region.tsx';
import { useFaultWords } from '../fault-words.ts';
import type { ProductRow } from './row.ts';

type DeleteProps = { product: Pick<ProductRow, 'id' | 'name'> | undefined; onClose: () => void; onDeleted: (id: string) => void };

/** Asks before a product is archived; stays open and says why when that failed. */
export function DeleteDialog({ product, onClose, onDeleted }: DeleteProps) {
  const t = useTranslations('manage.deleting');
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
    <Dialog
      open={product !== undefined}
      onClose={close}
      title={t('title')}
      role="alertdialog"
      foot={
        <>
          <Button look="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <DeleteButton busy={busy} onClick={remove} />
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t('text', { name: product?.name ?? '' })}</p>
        {failure && (
          <Notice tone="error" live>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function DeleteButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const t = useTranslations('manage');
  return (
    <Button look="danger" loading={busy} onClick={onClick}>
      {t('delete')}
    </Button>
  );
}
