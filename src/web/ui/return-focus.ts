const WATCHED = 10_000;

/** From the previous dialog, for one that replaces it: nothing has the focus then. */
let before: { around: Element[]; pathname: string } = { around: [], pathname: '' };

/**
 * Returns the focus to what had it before a dialog opened. If that has disappeared, at once or when the page has caught up, the heading around it
 * takes the focus, so that nobody using a keyboard or screen reader is sent back to the top of the page. Call it when the dialog opens; call the
 * function it returns when the dialog has closed.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  const around: Element[] = [];
  for (let at = opener; at && at !== document.body; at = at.parentElement) around.push(at);
  const { pathname } = location;
  if (around.length === 0 && before.pathname === pathname) around.push(...before.around);
  before = { around, pathname };
  return () => {
    // The browser returns the focus itself when it closes the dialog; this runs after that.
    queueMicrotask(() => {
      if (isLost()) restore(around);
      watch(around, pathname);
    });
  };
}

const isLost = (): boolean =>
  (document.activeElement ?? document.body) === document.body && !document.querySelector('dialog[open]');

function restore(around: readonly Element[]): void {
  const [opener] = around;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  if (isLost()) placeIn(around)?.focus({ preventScroll: true });
}

/** The heading of the nearest part of the page that still exists. */
function placeIn(around: readonly Element[]): HTMLElement | undefined {
  const parts = [
    ...around.filter((one) => one.isConnected && one.matches('article, section, main')),
    document.querySelector('main'),
  ];
  for (const part of parts) {
    const place =
      part?.querySelector<HTMLElement>('h1, h2, h3') ?? (part?.matches('main') ? (part as HTMLElement) : undefined);
    if (!place) continue;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    return place;
  }
  return undefined;
}

/** Runs until the user moves on: the reloaded list may no longer have the opener's row. */
function watch(around: readonly Element[], pathname: string): void {
  const observer = new MutationObserver(() => {
    if (location.pathname !== pathname) stop();
    else if (isLost()) restore(around);
  });
  const timer = setTimeout(stop, WATCHED);
  const events = ['pointerdown', 'keydown'] as const;
  for (const event of events) addEventListener(event, stop, { capture: true, once: true });
  observer.observe(document.body, { childList: true, subtree: true });

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of events) removeEventListener(event, stop, { capture: true });
  }
}
