import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { restorePageText } from '#src/wire/client/page-texts.ts';
import type { Language, TextPage } from '#src/wire/domain.ts';
import { Ask } from './ask.tsx';

type Version = { version: number; own: boolean; by: string; at: string };
type ListProps = {
  page: TextPage;
  language: Language;
  version: number;
  versions: readonly Version[];
  unsaved: boolean;
  onDone: (version: number) => void;
};

/** Who changed this text and when; each version can be restored. */
export function VersionList({ page, language, version, versions, unsaved, onDone }: ListProps) {
  const t = useTranslations('pageTextDesk');
  const { busy, error, run } = useMutation('pageTextDesk');
  const [chosen, setChosen] = useState<Version>();
  if (versions.length === 0) return null;
  async function restore(to: number) {
    const send = async () => onDone(await restorePageText(page, language, { version, to }));
    if (await run(send, t('restored'))) setChosen(undefined);
  }
  return (
    <section aria-labelledby="versions" className="pt-10">
      <h2 id="versions" className="pb-3 text-lg font-bold tracking-tight">
        {t('versions')}
      </h2>
      <Card as="ol" className="divide-y divide-line">
        {versions.map((one) => (
          <li
            key={one.version}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2"
          >
            <p className="text-[0.9375rem]">
              <span className="font-semibold">{t('version', { version: one.version })}</span>{' '}
              <span className="text-soft">{t(one.own ? 'changed' : 'taken', { when: one.at, by: one.by })}</span>
            </p>
            {one.version === version ? (
              <span className="text-sm text-soft">{t('current')}</span>
            ) : (
              <Button
                look="secondary"
                size="small"
                aria-label={t('restoreOf', { version: one.version })}
                onClick={() => setChosen(one)}
              >
                {t('restore')}
              </Button>
            )}
          </li>
        ))}
      </Card>
      {chosen && (
        <Ask
          title={t('restoreTitle', { version: chosen.version })}
          text={unsaved ? `${t('restoreText')} ${t('unsavedLost')}` : t('restoreText')}
          act={t('restore')}
          busy={busy}
          error={error}
          onAct={() => restore(chosen.version)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}
