import { expect, it } from 'vitest';
import { personalHash } from './personal-hash.ts';

it('recognises a value only for the same purpose and with the same key', () => {
  const hash = personalHash('one key');
  expect(hash('sender', '203.0.113.7')).toBe(hash('sender', '203.0.113.7'));
  const all = [
    hash('sender', '203.0.113.7'),
    hash('sender', '203.0.113.8'),
    hash('turn', '203.0.113.7'),
    personalHash('another key')('sender', '203.0.113.7'),
    hash('sender\n203', '.0.113.7'),
  ];
  expect(new Set(all).size).toBe(all.length);
});
