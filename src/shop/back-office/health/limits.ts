/** From when on something needs somebody: the owner's page, the mails and deploy/monitoring/alerts.yml say the same. */
export const LATE_MS = 10 * 60_000;
/** Parts of the disk that are free. */
export const LOW_DISK = 0.1;
export const NARROW_DISK = 0.2;
/** A mail may fail for an address that is gone; this many in a week are the mail server's. */
export const FAILING_MESSAGES = 3;
