import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const scripts = Object.entries<string>(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

// A shell looks a command up once. In a fresh clone the second node of "node prepare && node run" is then the machine's, not the one that
// the first has installed; a command of its own, which npm starts in a new shell, finds the new one.
it('prepares a fresh clone in a command of its own', () => {
  const together = scripts.filter(([, command]) => /prepare-start\.mjs.*&&/.test(command));
  expect(together.map(([name]) => name)).toEqual([]);
});
