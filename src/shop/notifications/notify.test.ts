import { expect, it, vi } from 'vitest';
import { notify } from './notify.ts';

const about = {
  kind: 'order-placed',
  to: { name: 'Asha', email: 'asha@example.com', phone: '9876543210' },
  locale: 'gu',
  uid: null,
  test: false,
};

it('leaves out what cannot be worded, and logs it: it must not undo what it reports', async () => {
  const log = { error: vi.fn() };
  const wrong = new Error('no such text');
  await notify({ trx: undefined as never }, { log } as never, {
    ...about,
    compose() {
      throw wrong;
    },
  });
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: wrong, kind: 'order-placed' }, expect.any(String));
});

it.each([
  ['gu', 'gu'],
  ['fr', 'en'],
  [undefined, 'en'],
])('words what was bought in %j in %s', async (locale, spoken) => {
  const compose = vi.fn(() => {
    throw new Error('enough');
  });
  await notify({ trx: undefined as never }, { log: { error: vi.fn() } } as never, { ...about, locale, compose });
  expect(compose).toHaveBeenCalledExactlyOnceWith(expect.any(Function), spoken);
});
