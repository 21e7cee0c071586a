/**
 * Runs `work` at once, or once the press under way is over: a message that appears while a button is held down would push it away from under the
 * pointer, and the press would be lost.
 */
export function afterPress(work: () => void): void {
  if (document.querySelector(':is(a, button, label, summary):active'))
    addEventListener('mouseup', () => setTimeout(work), { once: true });
  else work();
}

type Registered = { onBlur: (event: { target: unknown; type?: unknown }) => Promise<unknown> };

/** A registered field that is checked on leaving it, once the press that left it is over. */
export const leftAfterPress = <Field extends Registered>(field: Field): Field => ({
  ...field,
  onBlur: async (event: Parameters<Registered['onBlur']>[0]) => afterPress(() => void field.onBlur(event)),
});
