import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsUpright, LARGEST, moved, WHOLE, zoomed } from './zoom-geometry.ts';

const frame = { width: 400, height: 400 };

describe('an enlarged picture', () => {
  it('keeps the point under the finger in place', () => {
    const about = { x: 80, y: -50 };
    const place = zoomed(WHOLE, 2, about, frame);
    // A point of the picture at u is seen at x + u·scale.
    const seen = (u: number, offset: number) => offset + u * place.scale;
    expect(seen(about.x, place.x)).toBeCloseTo(about.x);
    expect(seen(about.y, place.y)).toBeCloseTo(about.y);
  });

  it('fits upright as long as no finger could move it down', () => {
    const phone = { width: 390, height: 760 };
    expect(fitsUpright({ ...WHOLE, scale: 1.5 }, phone)).toBe(true);
    expect(fitsUpright({ ...WHOLE, scale: 2 }, phone)).toBe(false);
    expect(fitsUpright(WHOLE, frame)).toBe(true);
  });

  it('always covers its frame, and is whole at its smallest', () => {
    const coordinate = fc.integer({ min: -500, max: 500 });
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        coordinate,
        coordinate,
        coordinate,
        (scale, x, y, by) => {
          const place = moved(zoomed(WHOLE, scale, { x, y }, frame), { x: by, y: -by }, frame);
          expect(place.scale).toBeGreaterThanOrEqual(1);
          expect(place.scale).toBeLessThanOrEqual(LARGEST);
          expect(Math.abs(place.x)).toBeLessThanOrEqual((frame.width * (place.scale - 1)) / 2);
          const back = zoomed(place, 1, { x, y }, frame);
          expect([back.scale, Math.abs(back.x), Math.abs(back.y)]).toEqual([1, 0, 0]);
        },
      ),
    );
  });

  it('moves in a tall frame only where it is larger than the frame', () => {
    const tall = { width: 400, height: 700 };
    expect(moved({ scale: 1.5, x: 0, y: 0 }, { x: -999, y: -999 }, tall)).toEqual({ scale: 1.5, x: -100, y: -0 });
    expect(moved({ scale: 2, x: 0, y: 0 }, { x: 999, y: 999 }, tall)).toEqual({ scale: 2, x: 200, y: 50 });
  });
});
