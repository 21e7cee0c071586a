import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { Refusal } from '#src/wire/client/call.ts';
import {
  type ChangeMade,
  changeProducts,
  type Preview,
  type ProductsChange,
  previewChange,
  type Which,
} from '#src/wire/client/product-changes.ts';

/** The two steps of a bulk change: previewing it, then doing exactly that. */
export function useBulk(which: () => Which, onMade: (made: ChangeMade) => void) {
  const t = useTranslations('manage.bulk');
  const movedOn = (error: unknown) => error instanceof Refusal && error.code === 'conflict';
  const { busy, error, clear, run } = useMutation('manage', {
    refresh: 'never',
    words: (error) => (movedOn(error) ? t('movedOn') : undefined),
  });
  const [looked, setLooked] = useState<{ change: ProductsChange; preview: Preview }>();
  const attempt = (work: () => Promise<void>) =>
    run(work, {
      onRefusal(refusal) {
        if (movedOn(refusal)) setLooked(undefined);
        return false;
      },
    });
  return {
    busy,
    failure: error,
    preview: looked?.preview,
    look: (change: ProductsChange) =>
      attempt(async () => setLooked({ change, preview: await previewChange(which(), change) })),
    make: () =>
      attempt(async () => {
        if (looked) onMade(await changeProducts(which(), looked.change, looked.preview.key));
      }),
    again() {
      setLooked(undefined);
      clear();
    },
  };
}
