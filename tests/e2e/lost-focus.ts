import { type BrowserContext, expect } from '@playwright/test';

const lost: string[] = [];

/** Makes every page of this context report each dialog that closes and leaves the focus nowhere. */
export async function watchDialogs(context: BrowserContext): Promise<void> {
  await context.exposeBinding('tellLostFocus', (_, title: string) => void lost.push(title));
  await context.addInitScript(watchClosing);
}

/** Expects keyboard users to stay where they were: at what opened the dialog, or at the heading around it. */
export function expectNoLostFocus(): void {
  expect(lost.splice(0), 'dialogs that left the focus nowhere').toEqual([]);
}

/**
 * Runs in the page. A second after a dialog has closed something has the focus, unless the user has moved on by then. If not, it looks once more: the
 * page may be changing at that very moment.
 */
function watchClosing(): void {
  const tell = (globalThis as unknown as { tellLostFocus: (title: string) => void }).tellLostFocus;
  const titles = new Map<Element, string>();
  const closed = (dialog: Element) => {
    const title = titles.get(dialog);
    if (title === undefined) return;
    titles.delete(dialog);
    const { pathname } = location;
    const isLost = () =>
      location.pathname === pathname &&
      document.activeElement === document.body &&
      !document.querySelector('dialog[open]');
    let timer = setTimeout(() => {
      if (!isLost()) return;
      timer = setTimeout(() => {
        if (isLost()) tell(`${title} (${pathname})`);
      }, 250);
    }, 1000);
    for (const event of ['pointerdown', 'keydown'])
      addEventListener(event, () => clearTimeout(timer), { capture: true, once: true });
  };
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement)) return;
      if (target.open) titles.set(target, target.querySelector('h2')?.textContent ?? '');
      else closed(target);
    },
    true,
  );
  const gone = () => {
    for (const dialog of titles.keys()) if (!dialog.isConnected) closed(dialog);
  };
  new MutationObserver(gone).observe(document, { childList: true, subtree: true });
}
