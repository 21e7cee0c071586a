import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { isManager, type ManagerView, viewHref } from './list-address.ts';

/** The button that selects a product, so that the focus can return to it. */
export const editButtonId = (id: string): string => `edit-${id}`;

/** State of a navigation that leaves nothing to ask about. */
const DISCARD = { discard: true } as const;

/** Which product is selected. It is in the address; while another one loads, that one already counts. */
export function useSelection(view: ManagerView) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { location } = useNavigation();
  const coming = isManager(location) ? new URLSearchParams(location.search).get('edit') : undefined;
  const opening = Boolean(coming) && coming !== view.edit;
  const selected = opening ? (coming ?? undefined) : view.edit;

  const before = useRef(view.edit);
  useEffect(() => {
    if (before.current && !view.edit) document.getElementById(editButtonId(before.current))?.focus();
    before.current = view.edit;
  }, [view.edit]);

  const go = (edit: string | undefined, state?: object) =>
    navigate(viewHref(view, { edit }), { preventScrollReset: true, state });
  return {
    selected,
    opening,
    open: (id: string) => void go(id),
    close: () => void go(undefined),
    /** Deleting the selected product deselects it (spec.md §4). */
    deleted: (id: string) => void (id === view.edit ? go(undefined, DISCARD) : revalidate()),
  };
}
