/** Seconds, as every 503 tells them that names none of its own: most outages are a database that is started again. */
export const RETRY_AFTER = '2';
