type Connection = { saveData?: boolean };

/** When a link prefetches its page: as soon as the visitor seems to intend it, and never in data-saving mode. */
export const ahead = (): 'intent' | 'none' =>
  typeof navigator !== 'undefined' && (navigator as { connection?: Connection }).connection?.saveData
    ? 'none'
    : 'intent';
