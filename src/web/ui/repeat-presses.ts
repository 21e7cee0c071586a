declare global {
  interface Window {
    repeatPresses?: () => void;
  }
}

/**
 * Repeats the presses that the page's first script has kept (ssr/start/start.js), but for those within `[data-late]`: a part whose own script comes
 * later removes that attribute and calls this again. In development nothing is kept.
 */
export const repeatPresses = (): void => window.repeatPresses?.();
