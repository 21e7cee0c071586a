type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (node: EventTarget | null): node is Control =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;
const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** The value of each field that was changed before React started; of a file field only the file's name, for the field keeps the file. */
const early = new Map<Control, string | boolean>();

function note(control: Control): void {
  early.set(control, isTicked(control) ? control.checked : control.value);
}

const onInput = ({ isTrusted, target }: Event) => {
  if (isTrusted && isControl(target)) note(target);
};

/**
 * Records input from now on, and what came before these scripts. After going back or reloading, a browser puts its own former values into the
 * fields: those were not typed here.
 */
export function watchEarlyInput(): void {
  document.addEventListener('input', onInput, true);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate') return;
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (isTicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue)
      note(control);
}

/** Repeats the input, now that React listens; the fields keep their values. */
export function repeatEarlyInput(): void {
  document.removeEventListener('input', onInput, true);
  for (const [control, value] of early) if (control.isConnected) repeat(control, value);
  early.clear();
}

/** React ignores a value it has already seen, so its own setter on the element gets a different one first. */
function repeat(control: Control, value: string | boolean): void {
  const native = Object.getPrototypeOf(control) as Control;
  if (typeof value === 'boolean') {
    if (!value && control.type === 'radio') return;
    (control as HTMLInputElement).checked = !value;
    Reflect.set(native, 'checked', value, control);
    control.dispatchEvent(new Event('click', { bubbles: true }));
  } else if (control.type === 'file' || control instanceof HTMLSelectElement) {
    if (control.type !== 'file') control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const { selectionStart, selectionEnd } = control;
    control.value = value === '' ? ' ' : '';
    Reflect.set(native, 'value', value, control);
    if (document.activeElement === control && selectionStart !== null)
      control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
