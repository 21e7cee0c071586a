import { expect, it } from 'vitest';
import { GONE_LIKE, goneAddress, isGoneAddress, isMailAddress } from './message.ts';

it('recognises every placeholder address of an erased account, and sends nothing there', () => {
  const like = new RegExp(`^${GONE_LIKE.replace('%', '.*')}$`);
  for (const gone of [goneAddress(), goneAddress('usr_1')])
    expect([isGoneAddress(gone), like.test(gone), isMailAddress(gone)]).toEqual([true, true, false]);
  for (const own of ['deleted@invalid.example', 'deleted-usr_1@example.com', 'asha@invalid'])
    expect([isGoneAddress(own), like.test(own)]).toEqual([false, false]);
});
