import path from 'node:path';
import { expect, it } from 'vitest';
import { renderMatrix } from '#tests/faults/resiliency-matrix.ts';

it('docs/resiliency.md shows the matrix that the tests try out', async () => {
  await expect(renderMatrix()).toMatchFileSnapshot(path.resolve(import.meta.dirname, '../../docs/resiliency.md'));
});
