import { describe, expect, it } from 'vitest';
import { asHindrance } from './hindrance.ts';

// tests/faults/hindered-database.test.ts has the real disks; these are the words that were seen on them and elsewhere.

const CASES: [string, object, RegExp][] = [
  [
    'a full disk, from initdb',
    { stderr: 'FATAL:  could not write to file "base/4/1249": No space left on device' },
    /^There is no room left on the disk of \/srv\/shop/,
  ],
  [
    'a full disk, from the system',
    { code: 'ENOSPC', message: 'ENOSPC: no space left on device, write' },
    /^There is no room left/,
  ],
  ['a full quota', { message: 'could not extend file: Disk quota exceeded' }, /^There is no room left/],
  [
    'a read-only disk',
    { code: 'EROFS', message: "EROFS: read-only file system, chown '/srv/shop'" },
    /^The disk of \/srv\/shop is read-only/,
  ],
  ['a read-only disk, from the lock', { message: 'attempt to write a readonly database' }, /is read-only/],
  [
    'files of another account, from pg_ctl',
    { message: 'it gives no reason', cause: { stderr: 'pg_ctl: could not open PID file: Permission denied' } },
    /belong to another account.*chown -R ACCOUNT \/srv\/shop\/postgres/,
  ],
  [
    'files of another account, from PostgreSQL',
    { message: 'data directory "/srv/shop" has wrong ownership' },
    /belong to another account/,
  ],
  [
    'a port that was taken',
    { message: 'could not bind IPv4 address "127.0.0.1": Address already in use' },
    /^Another program has taken the port .* start the shop again/,
  ],
];

describe('what keeps the embedded database from running', () => {
  it.each(CASES)('%s is told in one sentence that says what to do', (_, error, words) => {
    const told = asHindrance(error, '/srv/shop');
    expect(told).toMatchObject({ name: 'CannotStart', message: expect.stringMatching(words) });
    expect(told?.message.match(/\.( |$)/g)).toHaveLength(1);
  });

  it('leaves anything else as it is', () => {
    expect(asHindrance(new Error('unrecognized configuration parameter'), '/srv/shop')).toBeUndefined();
    expect(asHindrance(undefined, '/srv/shop')).toBeUndefined();
  });
});
