import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { bringIn } from '../product-manager/pictures/bring-in.ts';

/** `undefined`: as it is; null: none. */
type Choice = { picture: string | null | undefined; url: string };

/** A category's picture: it goes the way of the products' pictures, and is waited for. */
export function useCategoryPicture() {
  const t = useTranslations('catalogueDesk');
  const [{ picture, url }, setChosen] = useState<Choice>({ picture: undefined, url: '' });
  const [coming, setComing] = useState(false);
  const [failed, setFailed] = useState('');
  const away = useRef(new AbortController());
  useEffect(() => {
    away.current = new AbortController();
    return () => away.current.abort();
  }, []);
  async function upload(file: File) {
    const { signal } = away.current;
    setComing(true);
    setFailed('');
    try {
      const ready = await bringIn(file, { signal, onPhase: () => {} });
      // The address of a picture's file begins with its id.
      setChosen({ picture: /p-[0-9a-f]{24}/.exec(ready)?.[0] ?? null, url: ready });
    } catch {
      if (!signal.aborted) setFailed(t('picture.failed'));
    } finally {
      if (!signal.aborted) setComing(false);
    }
  }
  return { picture, url, coming, failed, upload, clear: () => setChosen({ picture: null, url: '' }) };
}
