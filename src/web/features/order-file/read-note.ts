import type { ReturnState } from '#src/kernel/return-lifecycle.ts';
import type { HistoryNote } from './file-view.ts';

/** The shop records what it does in plain English; this turns a note into something the page can show in the reader's language. */
export function readNote(note: string | undefined): HistoryNote | undefined {
  if (!note) return undefined;
  const [, state, reference] = /^return (requested|approved|refused|received|withdrawn) (RT-\S+)$/.exec(note) ?? [];
  if (state && reference) return { kind: 'return', state: state as ReturnState, reference };
  if (note === 'parcel refused') return { kind: 'refused' };
  return /^refund \S+ tried again$/.test(note) ? { kind: 'retried' } : { kind: 'words', text: note };
}
