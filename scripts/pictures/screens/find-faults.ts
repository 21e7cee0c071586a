/** What a page does that nobody should see, with the words concerned. Runs in the browser. */
export function findFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  const words = (element: Element) => (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Inside something that scrolls or cuts on purpose: a carousel, a table. */
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  /** The rows that a text occupies. */
  const lines = (text: Node): number => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
  };
  const texts = (element: Element): Node[] =>
    [...element.childNodes].flatMap((node) =>
      node instanceof Element ? (node.matches('.sr-only') ? [] : texts(node)) : node.textContent?.trim() ? [node] : [],
    );

  if (root.scrollWidth > root.clientWidth)
    faults.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);

  for (const one of document.querySelectorAll('button, summary, a[class*="rounded"]')) {
    const [only, ...more] = texts(one);
    if (shown(one) && only && more.length === 0 && words(one).length < 40 && lines(only) > 1)
      faults.push(`two lines: “${words(one)}”`);
  }

  for (const one of document.querySelectorAll('main *, header *, footer *')) {
    const style = getComputedStyle(one);
    const hasText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!hasText || !shown(one) || one.closest('.sr-only')) continue;
    const { left, right, width } = one.getBoundingClientRect();
    if (width > 1 && (right > root.clientWidth + 1 || left < -1) && !scrolls(one.parentElement))
      faults.push(`beyond the edge: “${words(one)}”`);
    if (/hidden|clip/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1 && style.position !== 'absolute')
      faults.push(`cut: “${words(one)}”`);
    if (style.webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 2)
      faults.push(`clamped: “${words(one)}”`);
    // A word that is broken in the middle is higher than one line but holds no place to break.
    if (
      /anywhere|break-word/.test(style.overflowWrap) &&
      /^\S{2,24}$/.test(words(one)) &&
      !/[-/@.,]/.test(words(one))
    ) {
      if (lines(one) > 1) faults.push(`broken within a word: “${words(one)}”`);
    }
  }
  return [...new Set(faults)];
}
