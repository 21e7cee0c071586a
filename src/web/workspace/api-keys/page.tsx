import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { endApiKey } from '#src/wire/client/api-keys.ts';
import type { Route } from './+types/page.ts';
import { KeyEntry } from './key-entry.tsx';
import { KeyForm } from './key-form.tsx';
import { NewKey } from './new-key.tsx';
import type { KeysData } from './page.server.ts';

export { loader } from './page.server.ts';

/** The owner's keys for other programs. */
export default function ApiKeys({ loaderData: { keys, scopes, account } }: Route.ComponentProps) {
  const t = useTranslations('apiKeys');
  const { busy, error, run } = useMutation('apiKeys');
  const [open, setOpen] = useState<'form' | { key: string }>();
  const [ending, setEnding] = useState<KeysData['keys'][number]>();
  const end = async (id: string) => {
    if (await run(() => endApiKey(id), t('ended'))) setEnding(undefined);
  };
  return (
    <>
      <PageHead title={t('title')} noindex />
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        action={
          <LiveButton onClick={() => setOpen('form')}>
            <KeyRound aria-hidden className="size-5" />
            {t('add')}
          </LiveButton>
        }
      />
      {keys.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      <ul className="grid gap-4">
        {keys.map((key) => (
          <li key={key.id}>
            <KeyEntry entry={key} onEnd={() => setEnding(key)} />
          </li>
        ))}
      </ul>
      {open === 'form' && (
        <KeyForm
          account={account}
          scopes={scopes}
          onMade={(key) => setOpen({ key })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {typeof open === 'object' && <NewKey value={open.key} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        open={ending !== undefined}
        title={t('endTitle', { name: ending?.name ?? '' })}
        onClose={() => setEnding(undefined)}
        keep={t('cancel')}
        act={t('end')}
        busy={busy}
        error={error}
        onAct={() => ending && end(ending.id)}
      >
        <p>{t('endText')}</p>
      </ConfirmDialog>
    </>
  );
}
