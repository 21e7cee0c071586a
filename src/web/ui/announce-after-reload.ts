import { useEffect } from 'react';
import { announce } from './status-region.tsx';

const KEPT = 'announce-after-reload';

/** Reloads the document and has the new one announce this; an announcement in the current one would be cut off. */
export function reloadAndAnnounce(text: string): void {
  sessionStorage.setItem(KEPT, text);
  window.location.reload();
}

/** Announces what the previous document left for it. */
export function usePendingAnnouncement(): void {
  useEffect(() => {
    const text = sessionStorage.getItem(KEPT);
    if (!text) return;
    sessionStorage.removeItem(KEPT);
    announce(text);
  }, []);
}
