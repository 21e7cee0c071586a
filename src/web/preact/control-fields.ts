import { options, type VNode } from 'preact';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Props = { value?: unknown; checked?: unknown; multiple?: unknown };

const shown = new WeakMap<Field, Props>();

/**
 * After each input, gives a field back the value that its component renders. React does this; Preact only compares with what it rendered last, so
 * that a letter that a component refuses in a field of digits would stay there.
 */
export function controlFields(): void {
  const { diffed, event } = options;
  options.diffed = (vnode) => {
    if (vnode.type === 'input' || vnode.type === 'textarea' || vnode.type === 'select') remember(vnode);
    diffed?.(vnode);
  };
  options.event = (given) => {
    if (given.type === 'input' || given.type === 'change') {
      const field = given.target as Field;
      // Twice: Preact renders what the event changes in a microtask that is queued between these two.
      queueMicrotask(() => queueMicrotask(() => restore(field)));
    }
    return event ? event(given) : given;
  };
}

/** The element of a virtual node has this name in Preact's builds; its debugger uses it too. */
const elementOf = (vnode: VNode): Field | null => (vnode as VNode & { __e: Field | null }).__e;

function remember(vnode: VNode): void {
  const field = elementOf(vnode);
  if (field) shown.set(field, vnode.props as Props);
}

function restore(field: Field): void {
  if (field instanceof HTMLInputElement && field.type === 'radio' && field.name)
    for (const one of document.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
      if (one.name === field.name && one.form === field.form) restoreOne(one);
    }
  else restoreOne(field);
}

function restoreOne(field: Field): void {
  const { value, checked, multiple } = shown.get(field) ?? {};
  if (typeof checked === 'boolean' && field instanceof HTMLInputElement && field.checked !== checked)
    field.checked = checked;
  const tick = field instanceof HTMLInputElement && /checkbox|radio|file/.test(field.type);
  // A field of numbers is not rewritten while 1.0 is typed for 1.
  const same = typeof value === 'number' ? field.value !== '' && Number(field.value) === value : field.value === value;
  if (!tick && !multiple && value !== undefined && value !== null && !same) field.value = String(value);
}
