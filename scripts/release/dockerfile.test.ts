import { expect, it } from 'vitest';
import { execForm, isIgnored, pairsOf, parseDockerfile } from './dockerfile.ts';

it('reads stages, flags, continued lines and global arguments', () => {
  const [build, last] = parseDockerfile(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a Dockerfile's own placeholder
    '# syntax=docker/dockerfile:1\nARG BASE=node:26\nFROM ${BASE} AS build\nRUN one && \\\n  two\nFROM ${BASE}\nCOPY --from=build --chown=1:1 /a ./\nCMD ["node", "x"]\n',
  );
  expect(build).toEqual({
    image: 'node:26',
    name: 'build',
    instructions: [{ name: 'RUN', args: 'one &&    two', flags: {} }],
  });
  expect(last?.instructions[0]).toEqual({ name: 'COPY', args: '/a ./', flags: { from: 'build', chown: '1:1' } });
  expect(execForm(last?.instructions[1]?.args ?? '')).toEqual(['node', 'x']);
  expect(execForm('node x')).toBeUndefined();
  expect(pairsOf('A=1 B="two words"')).toEqual({ A: '1', B: 'two words' });
});

it.each([
  ['src/main.ts', false],
  ['src/a/b.test.ts', true],
  ['b.test.ts', true],
  ['node_modules/react/index.js', true],
  ['.git/config', true],
  ['data', true],
])('.dockerignore keeps %s out: %s', (path, out) =>
  expect(isIgnored(path, '# all\n*\n!src\n**/*.test.ts\n')).toBe(out),
);
