import { expect, it } from 'vitest';
import { dimensionDrawing } from './dimension-drawing.ts';

/** The sides of the two boxes in the drawing. */
const boxesOf = (sides: [number, number, number]) =>
  [...(dimensionDrawing(sides)?.lines ?? '').matchAll(/h([\d.]+)v([\d.]+)/g)].map(([, w, h]) => [Number(w), Number(h)]);

it.each([
  ['a panel lies along its length', [2279, 1134, 35], [2279, 1134, 35]],
  ['an inverter stands', [330, 145, 380], [330, 380, 145]],
  ['a pump is narrow', [98, 98, 960], [98, 960, 98]],
] as const)('%s, in true proportions', (_, sides, [across, up, deep]) => {
  const [face, side] = boxesOf([...sides]) as [[number, number], [number, number]];
  expect(face[0] / face[1]).toBeCloseTo(across / up, 1);
  expect(side[0] / face[0]).toBeCloseTo(deep / across, 1);
  expect(side[1]).toBe(face[1]);
});

it('stays in its area and says every measure', () => {
  const drawing = dimensionDrawing([2279, 1134, 35]);
  expect(drawing?.width).toBeLessThanOrEqual(320);
  expect(drawing?.height).toBeLessThanOrEqual(240);
  expect(drawing?.labels.map(({ text }) => text)).toEqual(['2,279 mm', '35 mm', '1,134 mm']);
});
