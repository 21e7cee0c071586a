import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ClaimForm } from './claim-form.tsx';
import type { UnitGroup } from './page.server.ts';

type FileClaimProps = {
  group: UnitGroup;
  today: string;
  mostPhotos: number;
  onFiled: (claimId: string, lost: number) => void;
};

/** Where to go when something is wrong: to us, or to the maker of what was bought elsewhere. */
export function FileClaim({ group, today, mostPhotos, onFiled }: FileClaimProps) {
  const t = useTranslations('claims');
  const [isFiling, setFiling] = useState(false);
  if (!group.fromUs) return <p className="text-sm text-soft">{t('askMaker', { maker: group.maker })}</p>;
  if (group.claimable.length === 0) return null;
  return (
    <div>
      <LiveButton look="secondary" size="small" onClick={() => setFiling(true)}>
        <Wrench aria-hidden className="size-5" />
        {t('file.open')}
        <span className="sr-only">{group.name}</span>
      </LiveButton>
      {isFiling && (
        <ClaimForm
          group={group}
          today={today}
          mostPhotos={mostPhotos}
          onFiled={(id, lost) => {
            setFiling(false);
            onFiled(id, lost);
          }}
          onClose={() => setFiling(false)}
        />
      )}
    </div>
  );
}
