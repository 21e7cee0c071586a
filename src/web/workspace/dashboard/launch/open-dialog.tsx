import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { changeOpening } from '#src/wire/client/launch.ts';
import type { LaunchData } from './launch-data.ts';

/** Opens the shop, after listing what is still to do. Where money moves, nothing made up may be sold. */
export function OpenDialog({
  launch: { items, live, blocking },
  onClose,
}: {
  launch: LaunchData;
  onClose: () => void;
}) {
  const t = useTranslations('launch');
  const { busy, error, run } = useMutation('launch');
  const refused = live && blocking.length > 0;
  const left = items.filter(({ key, state }) => (refused ? blocking.includes(key) : state !== 'done'));
  // What this browser's pages know about the shop changes only with a new document.
  const open = () => run(() => changeOpening({ state: 'open' }), { done: t('opened'), reload: true });
  return (
    <ConfirmDialog
      title={t('openTitle')}
      keep={t('cancel')}
      act={refused ? undefined : t('openNow')}
      look="primary"
      busy={busy}
      error={error}
      onAct={open}
      onClose={onClose}
    >
      <p>{t(refused ? 'openRefused' : left.length > 0 ? 'openWarns' : 'openReady')}</p>
      {left.length > 0 && (
        <ul className="list-disc ps-5">
          {left.map(({ key }) => (
            <li key={key}>{t(`items.${key}.title`)}</li>
          ))}
        </ul>
      )}
      {!live && !refused && <p className="text-soft">{t('openSandbox')}</p>}
    </ConfirmDialog>
  );
}
