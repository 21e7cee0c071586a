import { useEffect } from 'react';
import { announce } from './status-region.tsx';

const KEPT = 'announce-after-reload';

/** Loads the document anew and has the new one say this; whatever the present one began to say would be cut off. */
export function reloadAndAnnounce(text: string): void {
  sessionStorage.setItem(KEPT, text);
  window.location.reload();
}

/** Says what the former document left to be said. */
export function usePendingAnnouncement(): void {
  useEffect(() => {
    const text = sessionStorage.getItem(KEPT);
    if (!text) return;
    sessionStorage.removeItem(KEPT);
    announce(text);
  }, []);
}
