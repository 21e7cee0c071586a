/** What a part that the server printed waits for before the browser takes it over; `over` once it need not wait any more. */
export type Wait = { over: boolean; end: Promise<void> };

/**
 * Waits until the printed element with this id is within a screen of the window. Undefined where nothing was printed to wait with: on the server, and
 * in a page that was rendered here.
 */
export function whenNear(id: string): Wait | undefined {
  if (typeof document === 'undefined' || document.documentElement.dataset['hydrated'] !== undefined) return undefined;
  const printed = document.getElementById(id);
  if (!printed) return undefined;
  const wait: Wait = {
    over: false,
    end: new Promise((resolve) => {
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          wait.over = true;
          resolve();
        },
        { rootMargin: '100%' },
      );
      observer.observe(printed);
    }),
  };
  return wait;
}
