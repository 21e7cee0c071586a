import { useEffect, useRef } from 'react';

/**
 * Takes the focus to the first field that the server has found wrong: on a phone it stands below what is seen, and the press would seem to do nothing.
 * @param errors new with each answer of the server
 */
export function useFocusOnWrong(errors: Readonly<Record<string, unknown>>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [errors]);
  return form;
}
