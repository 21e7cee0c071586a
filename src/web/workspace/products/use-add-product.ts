import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { announce } from '#src/web/ui/status-region.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { addProduct, copyProduct, restoreProduct } from '#src/wire/client/product-manager.ts';
import { hrefs } from '#src/wire/pages.ts';

/** Adds a product to the list: a new one with the specification's defaults, a copy, or one from the archive. */
export function useAddProduct() {
  const t = useTranslations('manage');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { busy, error, run } = useMutation('manage', { refresh: 'never' });
  const [failed, setFailed] = useState('');
  const attempt = (words: string, work: () => Promise<void>) => {
    setFailed(words);
    return run(work);
  };
  /** Selects it, at the top of the unfiltered list. */
  async function select(id: string) {
    await navigate(hrefs.manageProduct({ edit: id }), { preventScrollReset: true });
    // Even if the owner keeps editing another product instead, the new one appears in the list.
    if (!location.search.includes(id)) await revalidate();
  }
  return {
    busy,
    failure: error && `${failed} ${error}`,
    add: () => attempt(t('addFailed'), async () => select((await addProduct()).id)),
    copy: (id: string) => attempt(t('copyFailed'), async () => select((await copyProduct(id)).id)),
    restore: ({ id, name }: { id: string; name: string }) =>
      attempt(t('restoreFailed'), async () => {
        await restoreProduct(id);
        announce(t('restored', { name }));
        await revalidate();
      }),
  };
}
