import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { archiveProduct } from '#src/wire/client/product-manager.ts';
import type { ProductRow } from './row.ts';

type DeleteProps = {
  product: Pick<ProductRow, 'id' | 'name'> | undefined;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks before a product is archived; if that fails, it stays open and says why. */
export function DeleteDialog({ product, onClose, onDeleted }: DeleteProps) {
  const [t, manage] = [useTranslations('manage.deleting'), useTranslations('manage')];
  const { busy, error, setError, run } = useMutation('manage', { refresh: 'never' });
  const close = () => {
    setError(undefined);
    onClose();
  };
  const remove = async () => {
    if (!product) return;
    if (!(await run(() => archiveProduct(product.id), t('done', { name: product.name })))) return;
    close();
    onDeleted(product.id);
  };
  return (
    <ConfirmDialog
      open={product !== undefined}
      onClose={close}
      title={t('title')}
      keep={t('cancel')}
      act={manage('delete')}
      busy={busy}
      error={error && `${t('failed')} ${error}`}
      onAct={remove}
    >
      <p>{t('text', { name: product?.name ?? '' })}</p>
    </ConfirmDialog>
  );
}
