const DAY = 86_400_000;
const AHEAD = 60;
const india = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** The days that can be asked for, `YYYY-MM-DD` in India: from tomorrow on. The server decides by its own clock. */
export const daysToChoose = (now: number): { first: string; last: string } => ({
  first: india.format(now + DAY),
  last: india.format(now + AHEAD * DAY),
});
