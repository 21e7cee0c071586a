import { onlineOrAfter } from './online-or-after.ts';

/** Milliseconds before a finished picture that did not come is requested again; then it stays as it is, as its file may be gone. */
const WAITS = [2_000, 5_000, 15_000];
/** The same without a line, when nothing can come: such tries do not count. */
const OFFLINE = 15_000;

const tried = new WeakMap<HTMLImageElement, number>();

/** Requests pictures again that a dead spot has swallowed, also those of before the scripts. One by its address does so itself (`Picture`). */
export function refetchPictures(): void {
  addEventListener('error', ({ target }) => void refetch(target), true);
  for (const img of document.querySelectorAll<HTMLImageElement>('picture > img'))
    if (img.complete && img.currentSrc && img.naturalWidth === 0) void refetch(img);
}

async function refetch(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLImageElement) || target.parentElement?.tagName !== 'PICTURE') return;
  const times = tried.get(target) ?? 0;
  const wait = navigator.onLine ? WAITS[times] : OFFLINE;
  if (wait === undefined) return;
  if (navigator.onLine) tried.set(target, times + 1);
  await onlineOrAfter(wait);
  target.setAttribute('src', target.src); // chooses among its sources anew
}
