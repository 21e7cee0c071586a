import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FACES, fileOf, makeFace, STYLES, WEIGHTS } from './faces.ts';

const sheet = (name: string) => readFileSync(new URL(name, STYLES), 'utf8');

it.each(FACES)('$name is what `npm run fonts` makes of its package', async (face) => {
  expect((await makeFace(face)).equals(readFileSync(fileOf(face)))).toBe(true);
});

it('the style sheet names every file, with the weights it has', () => {
  const faces = [...sheet('fonts.css').matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, face = '']) => {
    const file = /url\("\.\/fonts\/([^"]+)"\)/.exec(face)?.[1];
    return file ? [{ file, weights: /font-weight: ([^;]+);/.exec(face)?.[1] }] : [];
  });
  const named = faces.map(({ file }) => file).sort();
  expect(named).toEqual(FACES.map(({ name }) => `${name}.woff2`).sort());
  expect(named).toEqual(
    readdirSync(new URL('fonts', STYLES))
      .filter((file) => file.endsWith('.woff2'))
      .sort(),
  );
  for (const { file, weights } of faces) expect(weights, file).toBe(`${WEIGHTS.min} ${WEIGHTS.max}`);
});

it('no text is set in a weight that the files lack', () => {
  const weights = [...sheet('tokens.css').matchAll(/--font-weight-\w+: (\d+);/g)].map(([, weight]) => Number(weight));
  expect(weights.length).toBeGreaterThan(0);
  expect([Math.min(...weights), Math.max(...weights)]).toEqual([WEIGHTS.min, WEIGHTS.max]);
});
