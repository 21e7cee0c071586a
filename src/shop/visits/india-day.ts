const OFFSET = 5.5 * 60 * 60_000; // India has one time and no summer time

/** The India day (YYYY-MM-DD) of a moment, whatever the server's zone. */
export const indiaDay = (at: Date): string => new Date(at.getTime() + OFFSET).toISOString().slice(0, 10);

/** The moment at which an India day begins. */
export const startOfIndiaDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET);
