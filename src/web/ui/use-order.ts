import { type DragEvent, useState } from 'react';

/** The list with one item moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/**
 * Rows that can be dragged over each other; the buttons beside them do the same for keyboards and fingers. While `busy` nothing moves: a second
 * move would start from the order before the first, and so undo it.
 */
export function useOrder(onMove: (from: number, to: number) => void, busy = false) {
  const [dragged, setDragged] = useState<number>();
  return (at: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(at);
    },
    onDragEnd: () => setDragged(undefined),
    onDragOver: (event: DragEvent) => dragged !== undefined && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (!busy && dragged !== undefined && dragged !== at) onMove(dragged, at);
      setDragged(undefined);
    },
  });
}
