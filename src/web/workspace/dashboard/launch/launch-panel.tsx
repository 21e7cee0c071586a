import { CalendarHeart, ChevronDown, DoorClosed, DoorOpen, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { changeOpening } from '#src/wire/client/launch.ts';
import { CloseDialog } from './close-dialog.tsx';
import { HolidayDialog } from './holiday-dialog.tsx';
import type { LaunchData } from './launch-data.ts';
import { LaunchRow } from './launch-row.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { OpenDialog } from './open-dialog.tsx';

/** Whether the shop is open, the switch for it, and what needs doing before the first real sale. */
export function LaunchPanel({ launch }: { launch: LaunchData }) {
  const t = useTranslations('launch');
  const { opening, live, blocking } = launch;
  const [asked, setAsked] = useState<'open' | 'close' | 'message' | 'holiday'>();
  const isOpen = opening.state === 'open';
  const close = () => setAsked(undefined);
  return (
    <section aria-labelledby="opening" className="overflow-hidden rounded-panel border border-line bg-paper">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
        <h2 id="opening" className="flex grow items-center gap-3 text-lg font-bold tracking-tight">
          <span
            aria-hidden
            className={`size-3 shrink-0 rounded-full ${isOpen ? 'bg-leaf' : opening.state === 'soon' ? 'bg-sun' : 'bg-brick'}`}
          />
          {t(`states.${opening.state}`)}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" size="small" onClick={() => setAsked('holiday')}>
            <CalendarHeart aria-hidden className="size-4.5" />
            {t(opening.holiday ? 'holidayChange' : 'holidayAdd')}
          </Button>
          {!isOpen && (
            <Button look="quiet" size="small" onClick={() => setAsked('message')}>
              <MessageSquareText aria-hidden className="size-4.5" />
              {t('message')}
            </Button>
          )}
          {isOpen ? (
            <Button look="secondary" size="small" onClick={() => setAsked('close')}>
              <DoorClosed aria-hidden className="size-4.5" />
              {t('close')}
            </Button>
          ) : (
            <Button size="small" onClick={() => setAsked('open')}>
              <DoorOpen aria-hidden className="size-4.5" />
              {t('open')}
            </Button>
          )}
        </div>
      </div>
      {live && blocking.length > 0 && (
        <div className="px-5 pb-4 sm:px-6">
          <Notice tone="error">
            {t('blocked', { items: blocking.map((key) => t(`items.${key}.title`)).join(', ') })}
          </Notice>
        </div>
      )}
      <LaunchList launch={launch} />
      {asked === 'open' && <OpenDialog launch={launch} onClose={close} />}
      {asked === 'close' && <CloseDialog message={opening.message} onClose={close} />}
      {asked === 'message' && <MessageDialog message={opening.message} onClose={close} />}
      {asked === 'holiday' && <HolidayDialog holiday={opening.holiday} onClose={close} />}
    </section>
  );
}

/** Expanded until the shop is opened and while something fails; afterwards one line, or hidden. */
function LaunchList({ launch: { opening, items } }: { launch: LaunchData }) {
  const t = useTranslations('launch');
  const { busy, error, run } = useMutation('launch');
  const done = items.filter(({ state }) => state === 'done').length;
  const failing = items.filter(({ state }) => state === 'failing').length;
  const hide = (listHidden: boolean) => run(() => changeOpening({ listHidden }), t(listHidden ? 'hidden' : 'shown'));
  const refused = error && (
    <div className="px-5 py-3">
      <ErrorNotice>{error}</ErrorNotice>
    </div>
  );
  if (opening.listHidden && failing === 0) {
    return (
      <div className="border-t border-line">
        {refused}
        <div className="px-3 py-1 sm:px-4">
          <Button look="quiet" size="small" loading={busy} onClick={() => hide(false)}>
            {t('show')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <details
      open={failing > 0 || (opening.openedAt === null && done < items.length)}
      className="group border-t border-line"
    >
      <summary className="flex min-h-13 list-none items-center gap-4 px-5 sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{t('list')}</span>
        <span aria-hidden className="hidden h-1.5 max-w-56 grow overflow-hidden rounded-full bg-line xs:flex">
          {items.map(({ key }, at) => (
            <span key={key} className={`grow ${at < done ? 'bg-leaf' : ''}`} />
          ))}
        </span>
        <span className="tabular ms-auto text-sm text-soft">
          {t('progress', { done, count: items.length })}
          {failing > 0 && <span className="font-semibold text-brick"> · {t('failing', { count: failing })}</span>}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {items.map((item) => (
          <LaunchRow key={item.key} item={item} />
        ))}
      </ul>
      {refused}
      {opening.openedAt && (
        <div className="border-t border-line px-3 py-1 sm:px-4">
          <Button look="quiet" size="small" loading={busy} onClick={() => hide(true)}>
            {t('hide')}
          </Button>
        </div>
      )}
    </details>
  );
}
