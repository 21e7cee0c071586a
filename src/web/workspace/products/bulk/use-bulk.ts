import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { Refusal } from '#src/wire/client/call.ts';
import {
  type ChangeMade,
  changeProducts,
  type Preview,
  type ProductsChange,
  previewChange,
  type Which,
} from '#src/wire/client/product-changes.ts';

/** The two steps of a bulk change: looking at what it would do, then doing exactly that. */
export function useBulk(which: () => Which, onMade: (made: ChangeMade) => void) {
  const t = useTranslations('manage.bulk');
  const words = useFaultWords('manage');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [looked, setLooked] = useState<{ change: ProductsChange; preview: Preview }>();

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof Refusal && error.code === 'conflict' ? t('movedOn') : words(error));
      if (error instanceof Refusal && error.code === 'conflict') setLooked(undefined);
    }
    setBusy(false);
  }
  return {
    busy,
    failure,
    preview: looked?.preview,
    look: (change: ProductsChange) =>
      attempt(async () => setLooked({ change, preview: await previewChange(which(), change) })),
    make: () =>
      attempt(async () => {
        if (looked) onMade(await changeProducts(which(), looked.change, looked.preview.key));
      }),
    again() {
      setLooked(undefined);
      setFailure(undefined);
    },
  };
}
