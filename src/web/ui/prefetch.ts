type Connection = { saveData?: boolean };

/** When a link fetches its page ahead: as soon as somebody seems to mean it, and never for whoever saves data. */
export const ahead = (): 'intent' | 'none' =>
  typeof navigator !== 'undefined' && (navigator as { connection?: Connection }).connection?.saveData
    ? 'none'
    : 'intent';
