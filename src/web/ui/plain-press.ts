import type { MouseEvent } from 'react';

/** Whether a press on a link is for this window: with a modifier key or another button, browsers open a new tab or save the target. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
