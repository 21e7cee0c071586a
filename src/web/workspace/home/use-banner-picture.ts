import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOwnPicture } from '#src/web/features/workspace-list/use-own-picture.ts';

type Choice = { scene: string | null; picture: string | null };

/** A banner's picture: a scene, or the owner's file. */
export function useBannerPicture({ scene, picture }: Choice) {
  const t = useTranslations('homeDesk');
  const [chosen, setChosen] = useState<Choice>({ scene, picture });
  const { coming, failed, upload, cancel } = useOwnPicture(t('uploadFailed'), ({ id }) =>
    setChosen({ scene: null, picture: id }),
  );
  const choose = (name: string) => {
    if (name === 'own') return;
    cancel();
    setChosen({ scene: name, picture: null });
  };
  return { chosen, choose, upload, coming, failed };
}
