import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { addProduct } from '#src/contract/client/product-manager.ts';
import { hrefs } from '#src/contract/pages.ts';
import { useFaultWords } from '../fault-words.ts';

/** Adds a product with the specification's defaults and selects it, at the head of the whole list. */
export function useAddProduct() {
  const t = useTranslations('manage');
  const words = useFaultWords('manage');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const add = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { id } = await addProduct();
      await navigate(hrefs.manageProduct({ edit: id }), { preventScrollReset: true });
      // Whoever keeps editing another product instead still sees the new one in the list.
      if (!location.search.includes(id)) await revalidate();
    } catch (error) {
      setFailure(`${t('addFailed')} ${words(error)}`);
    }
    setBusy(false);
  };
  return { busy, failure, add };
}
