/**
 * Remembers where a press came from. The answer often takes the pressed button away, and a dialog closes with it: `back()`
 * then puts the focus on the heading of that part of the page, else on the page's own, so that nobody is thrown to the top.
 */
export function keepPlace(): { back: () => void } {
  const section = document.activeElement?.closest('section');
  const land = () => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    const part = section?.isConnected ? section.querySelector<HTMLElement>('h2, h3') : undefined;
    const heading = part ?? document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.classList.add('outline-none');
    heading.focus({ preventScroll: true });
  };
  // Two frames: the page is drawn anew, then the dialog has closed and given its focus back.
  return { back: () => requestAnimationFrame(() => requestAnimationFrame(land)) };
}
