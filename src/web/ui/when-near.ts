/** What a part that the server printed waits for before the browser takes it over. */
export type Wait = {
  /** Whether it need not wait any more. */
  over: boolean;
  end: Promise<void>;
  /** Says that it has been taken over: presses and input from before are repeated. */
  live(): void;
};

type Waiting = { wait: Wait; begin: () => void; held: (() => void)[]; live: boolean };

const waiting = new WeakMap<Element, Waiting>();
const queue: (() => void)[] = [];
let observer: IntersectionObserver | undefined;

/**
 * Waits until the printed element with this id is within a screen of the window, or somebody presses it. Undefined where nothing was printed to wait
 * with: on the server, and in a page that was rendered here.
 */
export function whenNear(id: string): Wait | undefined {
  if (typeof document === 'undefined' || document.documentElement.dataset['hydrated'] !== undefined) return undefined;
  const printed = document.getElementById(id);
  if (!printed) return undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const part: Waiting = {
    wait: {
      over: false,
      end: promise,
      live() {
        part.live = true;
        for (const repeat of part.held.splice(0)) repeat();
      },
    },
    begin() {
      observer?.unobserve(printed);
      part.wait.over = true;
      resolve();
    },
    held: [],
    live: false,
  };
  waiting.set(printed, part);
  observer ??= watch();
  observer.observe(printed);
  return part.wait;
}

function watch(): IntersectionObserver {
  // Presses and input that come before a part is taken over bring it at once.
  document.addEventListener('click', onPress, true);
  document.addEventListener('input', onInput, true);
  document.addEventListener('change', onInput, true);
  document.addEventListener('focusin', ({ target }) => partOf(target)?.begin());
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const part = waiting.get(target);
        if (!isIntersecting || !part || part.wait.over) continue;
        observer?.unobserve(target);
        queue.push(part.begin);
        if (queue.length === 1) setTimeout(next);
      }
    },
    { rootMargin: '100%' },
  );
}

/** Each in a task of its own, so that a press never waits for all. */
function next(): void {
  queue[0]?.();
  setTimeout(() => {
    queue.shift();
    if (queue.length > 0) next();
  });
}

/** The innermost part that is known: one within another is found only once that one has been taken over. */
function partOf(target: EventTarget | null): Waiting | undefined {
  let printed = target instanceof Element ? target.closest('[data-near]') : null;
  while (printed && !waiting.has(printed)) printed = printed.parentElement?.closest('[data-near]') ?? null;
  return printed ? waiting.get(printed) : undefined;
}

function onPress(event: MouseEvent): void {
  const part = partOf(event.target);
  if (!part || part.live) return;
  part.begin();
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { target, detail, clientX, clientY } = event;
  const again = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail, clientX, clientY });
  part.held.push(() => target?.dispatchEvent(again));
}

/** The field keeps its value, which is told again to those who will listen. */
function onInput(event: Event): void {
  const part = partOf(event.target);
  if (!part || part.live) return;
  part.begin();
  event.stopImmediatePropagation();
  const { target, type } = event;
  part.held.push(() => target?.dispatchEvent(new Event(type, { bubbles: true })));
}
