import { useEffect, useRef } from 'react';

/**
 * Focuses the first field that the server refused: on a phone it may be off screen, and the press would seem to do nothing.
 * @param errors a new object with each answer
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
