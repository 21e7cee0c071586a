import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('verifies its own hashes, and no others', async () => {
  const hash = await hashPassword('sunlight on the roof');
  expect(await verifyPassword({ hash, password: 'sunlight on the roof' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'moonlight on the roof' })).toBe(false);
  expect(await verifyPassword({ hash: 'scrypt$1$2$3$4', password: 'sunlight on the roof' })).toBe(false);
});

it('leaves half of the processors to the shop, and half of the time of the rest', async () => {
  const hashing = Math.max(1, Math.floor(availableParallelism() / 2));
  await hashPassword('warm');
  const [began, before] = [performance.now(), process.cpuUsage()];
  await Promise.all(Array.from({ length: 30 * hashing }, () => hashPassword('sunlight on the roof')));
  const { user, system } = process.cpuUsage(before);
  // Other load on the machine can only make the same work take longer.
  expect((user + system) / 1000 / (performance.now() - began)).toBeLessThan(0.65 * hashing);
});
