import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import type { VisitView } from './calendar-view.ts';

const LOOK: Record<string, string> = {
  planned: 'bg-sun-wash',
  assigned: 'bg-brand-wash',
  'on-the-way': 'bg-brand-wash inset-ring-2 inset-ring-brand',
  started: 'bg-brand-wash inset-ring-2 inset-ring-brand',
  completed: 'bg-leaf-wash',
};

/** A visit in the calendar: a press opens it, dragging moves it to another technician or day. */
export function VisitChip({
  visit,
  movable,
  edge,
  onOpen,
}: {
  visit: VisitView;
  movable: boolean;
  /** The colour of its town. */
  edge: string | undefined;
  onOpen: () => void;
}) {
  const t = useTranslations('calendar');
  return (
    <button
      type="button"
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', visit.id);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onClick={onOpen}
      className={`grid min-h-11 w-full gap-0.5 rounded-card border-s-4 px-2.5 py-2 text-start text-sm ${LOOK[visit.state] ?? 'bg-mist'} ${edge ?? 'border-s-transparent'} ${movable ? 'cursor-grab' : ''}`}
    >
      <span className="tabular font-bold">{visit.time}</span>
      <span className="truncate">{visit.name}</span>
      <span className="wrap-anywhere text-soft">{visit.place}</span>
      <span className="text-xs font-semibold text-soft">{t(`states.${visit.state}` as MessageKey<'calendar'>)}</span>
    </button>
  );
}
