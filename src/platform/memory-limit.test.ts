import { expect, it } from 'vitest';
import { memoryLimit, pageCacheFor } from './memory-limit.ts';

const [MIB, GIB] = [1024 ** 2, 1024 ** 3];

it.each([
  ['a machine without containers', 8 * GIB, 0, 8 * GIB],
  ['a container with a limit', 8 * GIB, 512 * MIB, 512 * MIB],
  ['a system that says that there is none', 8 * GIB, 2 ** 63, 8 * GIB],
])('%s', (_, total, container, limit) => expect(memoryLimit(total, container)).toBe(limit));

it.each([
  [128 * MIB, 16 * MIB],
  [512 * MIB, 32 * MIB],
  [2 * GIB, 128 * MIB],
  [64 * GIB, 256 * MIB],
])('of %d bytes, pages get %d', (memory, pages) => expect(pageCacheFor(memory)).toBe(pages));
