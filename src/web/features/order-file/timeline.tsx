import { useTranslations } from 'use-intl';
import { isOrderStatus } from '#src/kernel/order-lifecycle.ts';
import type { FileView, HistoryNote } from './file-view.ts';

/** What happened to the order, newest first. */
export function Timeline({ events }: { events: FileView['events'] }) {
  const t = useTranslations('orders');
  return (
    <section aria-labelledby="file-history">
      <h3 id="file-history" className="mb-3 border-b border-line pb-2 text-sm font-bold">
        {t('file.history')}
      </h3>
      <ol className="grid gap-4 border-s-2 border-line ps-4 text-sm">
        {[...events].reverse().map((event, at) => (
          <li key={events.length - at} className="relative">
            <span
              aria-hidden
              className={`absolute -start-[1.4375rem] top-1.5 size-3 rounded-full border-2 border-ground ${at === 0 ? 'bg-leaf' : 'bg-edge'}`}
            />
            {event.change && isOrderStatus(event.to) && <p className="font-semibold">{t(`statuses.${event.to}`)}</p>}
            {event.note && <Note note={event.note} />}
            <p className="text-soft">{event.by ? `${event.on} · ${event.by}` : event.on}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Note({ note }: { note: HistoryNote }) {
  const t = useTranslations('orders.file');
  if (note.kind === 'words') return <p className="wrap-anywhere">{note.text}</p>;
  if (note.kind === 'retried') return <p>{t('refundRetried')}</p>;
  if (note.kind === 'refused') return <p>{t('parcelRefused')}</p>;
  return (
    <>
      <p className="font-semibold">{`${t('returns')}: ${t(`returnStates.${note.state}`)}`}</p>
      <p className="tabular">{note.reference}</p>
    </>
  );
}
