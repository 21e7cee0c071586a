import { expect, test } from 'vitest';
import { sceneWithCrop } from './product-tile.server.ts';

const scene = (stem: string) => ({
  stem,
  width: 640,
  height: 360,
  widths: [640],
  webp: 640,
  placeholder: '',
  alt: 'A house',
});

test('a scene comes with its crop for phones', () => {
  const found = sceneWithCrop({ dawn: scene('dawn-0a1b2c3d'), 'dawn-phone': scene('dawn-phone-4e5f6a7b') }, 'dawn');
  expect([found?.files?.stem, found?.narrow?.stem]).toEqual(['dawn-0a1b2c3d', 'dawn-phone-4e5f6a7b']);
});

test("the owner's own picture is shown on every screen", () => {
  const found = sceneWithCrop(
    { signup: scene('m-0a1b2c3d'), 'signup-phone': scene('signup-phone-4e5f6a7b') },
    'signup',
  );
  expect([found?.files?.stem, found?.narrow]).toEqual(['m-0a1b2c3d', undefined]);
});

test('a crop without its scene is no picture', () => {
  expect(sceneWithCrop({ 'dawn-phone': scene('dawn-phone-4e5f6a7b') }, 'dawn')).toBeUndefined();
});
