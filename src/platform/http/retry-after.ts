/** Seconds, for every 503 that sets none of its own: most outages are a database restarting. */
export const RETRY_AFTER = '2';
