import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, toHex, toOklch } from './oklch.ts';
import { brandShades, correctBrand, correctSun, pairsOf, SURFACES, sunShades, type Theme } from './palette.ts';
import { colourSheet } from './shop-colours.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const THEMES: Theme[] = ['light', 'dark'];

describe('colours', () => {
  it('are measured as WCAG specifies', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('survive a round trip through OKLCH', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(toHex(toOklch(hex))).toBe(hex);
      }),
    );
  });

  it('are measured on the surfaces of the style sheet', () => {
    const sheet = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8');
    const [light = '', dark = ''] = sheet.split('prefers-color-scheme: dark');
    for (const [theme, part] of [
      ['light', light],
      ['dark', dark],
    ] as const)
      for (const [name, value] of Object.entries(SURFACES[theme]))
        expect(part, `${theme} ${name}`).toContain(`--color-${name}: ${value};`);
  });
});

describe('whatever colours are chosen', () => {
  it('every pair in use reaches AA in both themes', () => {
    fc.assert(
      fc.property(colour, colour, (brand, sun) => {
        const [own, accent] = [correctBrand(brand), correctSun(sun)];
        for (const theme of THEMES)
          for (const { over, under, ratio, least } of pairsOf(theme, brandShades(theme, own), sunShades(theme, accent)))
            expect(ratio, `${brand} ${sun} ${theme}: ${over} on ${under}`).toBeGreaterThanOrEqual(least);
      }),
      {
        numRuns: 3000,
        examples: [
          ['#ffff00', '#000000'],
          ['#ffffff', '#ffffff'],
          ['#000000', '#0000ff'],
          ['#14532d', '#f6a81a'],
        ],
      },
    );
  });

  it('a corrected colour is not corrected again, and keeps its hue', () => {
    fc.assert(
      fc.property(colour, (brand) => {
        const own = correctBrand(brand);
        expect(correctBrand(own)).toBe(own);
        const [before, after] = [toOklch(brand), toOklch(own)];
        const turned = Math.abs(Math.atan2(Math.sin(before.h - after.h), Math.cos(before.h - after.h)));
        // The hue of a nearly grey colour is noise.
        if (after.c > 0.04) expect(turned).toBeLessThan(0.25);
      }),
    );
  });

  it('good ones stay as they are; yellow does not', () => {
    for (const good of ['#115292', '#b3261e', '#14532d']) expect(correctBrand(good)).toBe(good);
    expect(correctBrand('#ffd400')).not.toBe('#ffd400');
    expect(correctSun('#f6a81a')).toBe('#f6a81a');
  });

  it('the style sheet holds only shades, and is empty without a choice', () => {
    expect(colourSheet({ brand: '', sun: '' })).toBe('');
    fc.assert(
      fc.property(colour, colour, (brand, sun) => {
        expect(colourSheet({ brand, sun })).toMatch(/^[\w:;{}()#@ -]+$/);
      }),
    );
  });
});
