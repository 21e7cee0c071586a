import type { ProductRow } from './row.ts';

export type TableActions = {
  selected: string | undefined;
  onEdit: (id: string) => void;
  onDelete: (row: ProductRow) => void;
  onRestore: (row: ProductRow) => void;
};

/** Columns that a narrow place does without: the first cell then names price, stock and placement. */
export const WIDE = 'hidden @3xl:table-cell';
export const WIDEST = 'hidden @5xl:table-cell';

/** A checkbox with room for a finger around it. */
export function Tick({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" checked={checked} onChange={onChange} className="size-5 cursor-pointer accent-brand" />
    </label>
  );
}
