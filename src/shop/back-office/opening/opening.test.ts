import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, dayInIndia } from '#src/kernel/india-time.ts';
import { holidayAt, nextChange, type OwnWords, wordsFor } from './opening.ts';

const HOUR = 3_600_000;
const instant = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const holiday = fc
  .tuple(instant, fc.integer({ min: 0, max: 20 }))
  .map(([first, days]) => ({ from: dayInIndia(first), to: addDays(dayInIndia(first), days), words: { en: 'Diwali' } }));

/** The days of a holiday, counted one by one. */
const daysOf = ({ from, to }: { from: Day; to: Day }): Day[] =>
  from > to ? [] : [from, ...daysOf({ from: addDays(from, 1), to })];

describe('a holiday', () => {
  it('is announced on its days in India, including the first and the last', () => {
    fc.assert(
      fc.property(holiday, fc.integer({ min: -60, max: 600 }), (one, hours) => {
        const at = new Date(Date.parse(one.from) + hours * HOUR);
        expect(holidayAt({ holiday: one }, at) !== undefined).toBe(daysOf(one).includes(dayInIndia(at)));
      }),
    );
  });

  it('is shown or hidden without change until the page expires, and then changes', () => {
    fc.assert(
      fc.property(
        holiday,
        fc.integer({ min: -100, max: 600 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (one, hours, part) => {
          const at = new Date(Date.parse(one.from) + hours * HOUR);
          const shown = (when: number) => holidayAt({ holiday: one }, new Date(when)) !== undefined;
          const change = nextChange({ holiday: one }, at)?.getTime();
          if (change === undefined) {
            expect([shown(at.getTime()), shown(at.getTime() + 10_000 * HOUR)]).toEqual([false, false]);
            return;
          }
          const between = at.getTime() + Math.floor((change - at.getTime()) * part);
          expect(change).toBeGreaterThan(at.getTime());
          expect([shown(between), shown(change - 1), shown(change)]).toEqual([
            shown(at.getTime()),
            shown(at.getTime()),
            !shown(at.getTime()),
          ]);
        },
      ),
    );
  });
});

it('falls back to another language when the reader’s is missing', () => {
  const words: OwnWords = { hi: 'छुट्टी', gu: 'રજા' };
  expect([
    wordsFor(words, 'gu'),
    wordsFor(words, 'en'),
    wordsFor({ en: 'Rest', hi: '' }, 'hi'),
    wordsFor({}, 'en'),
  ]).toEqual(['રજા', 'छुट्टी', 'Rest', '']);
});
