import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every message file is among those whose keys are checked', () => {
  const folder = new URL('./', import.meta.url);
  const areas = readdirSync(new URL('en/', folder)).map((name) => name.replace('.json', ''));
  const listed = [
    ...readFileSync(new URL('keys.ts', folder), 'utf8').matchAll(/^ {2}(\w+): typeof import\('\.\/en\/\1\.json'\);$/gm),
  ];
  expect(listed.map(([, area]) => area).sort()).toEqual(areas.sort());
});
