/** Runs `work` once the browser has shown what a press has changed, so that a slow phone answers the press first. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));
