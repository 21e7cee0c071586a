import { useTranslations } from 'use-intl';
import { changeOpening } from '#src/contract/client/launch.ts';
import { useSave } from '../../../admin/use-save.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { LaunchData } from './launch-panel.tsx';

/** Opens the shop, after saying what is still open. Nothing made up may be sold where money moves. */
export function OpenDialog({ launch: { items, live, blocking }, onClose }: { launch: LaunchData; onClose: () => void }) {
  const t = useTranslations('launch');
  const { busy, trouble, save } = useSave('launch');
  const refused = live && blocking.length > 0;
  const left = items.filter(({ key, state }) => (refused ? blocking.includes(key) : state !== 'done'));
  const open = async () => {
    // What every page of this browser knows of the shop comes with a new document.
    if (await save(() => changeOpening({ state: 'open' }), t('opened'))) location.reload();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('openTitle')}
      onClose={onClose}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          {!refused && (
            <Button loading={busy} onClick={open}>
              {t('openNow')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {trouble && (
          <Notice tone="error" live>
            {trouble}
          </Notice>
        )}
        <p>{t(refused ? 'openRefused' : left.length > 0 ? 'openWarns' : 'openReady')}</p>
        {left.length > 0 && (
          <ul className="list-disc ps-5">
            {left.map(({ key }) => (
              <li key={key}>{t(`items.${key}.title`)}</li>
            ))}
          </ul>
        )}
        {!live && !refused && <p className="text-soft">{t('openSandbox')}</p>}
      </div>
    </Dialog>
  );
}
