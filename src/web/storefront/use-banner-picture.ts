import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { bringIn } from '../product-manager/pictures/bring-in.ts';

type Choice = { scene: string | null; picture: string | null };

/** A banner's picture: a scene, or a file that goes the way of the products' pictures. */
export function useBannerPicture({ scene, picture }: Choice) {
  const t = useTranslations('homeDesk');
  const [chosen, setChosen] = useState<Choice>({ scene, picture });
  const [coming, setComing] = useState(false);
  const [failed, setFailed] = useState('');
  const away = useRef(new AbortController());
  useEffect(() => {
    away.current = new AbortController();
    return () => away.current.abort();
  }, []);
  async function upload(file: File) {
    setComing(true);
    setFailed('');
    const { signal } = away.current;
    try {
      const url = await bringIn(file, { signal, onPhase: () => {} });
      // The address of a picture's file begins with its id.
      setChosen({ scene: null, picture: /p-[0-9a-f]{24}/.exec(url)?.[0] ?? null });
    } catch {
      if (signal.aborted) return;
      setFailed(t('uploadFailed'));
    } finally {
      if (!signal.aborted) setComing(false);
    }
  }
  const choose = (name: string) => name !== 'own' && setChosen({ scene: name, picture: null });
  return { chosen, choose, upload, coming, failed };
}
