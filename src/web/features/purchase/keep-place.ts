const FRAMES = 90;

/**
 * Remembers where a press came from. The response often removes the pressed button, and a dialog closes with it; `back()` watches for that and
 * focuses the heading of that part of the page, or else the page's own, so that nobody is thrown to the top.
 */
export function keepPlace(): { back: () => void } {
  const section = document.activeElement?.closest('section');

  function watch(left: number): void {
    const { activeElement } = document;
    // Nothing beside an open dialog can take the focus; and React may still be redrawing the page.
    const lost = (!activeElement || activeElement === document.body) && !document.querySelector('dialog[open]');
    if (lost) land(section);
    else if (left > 0) requestAnimationFrame(() => watch(left - 1));
  }
  return { back: () => requestAnimationFrame(() => watch(FRAMES)) };
}

function land(section: Element | null | undefined): void {
  const part = section?.isConnected ? section.querySelector<HTMLElement>('h2, h3') : undefined;
  const heading = part ?? document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.classList.add('outline-none');
  heading.focus({ preventScroll: true });
}
