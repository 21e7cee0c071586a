import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '#src/contract/client/call.ts';
import { rate, toggleFavourite as send } from '#src/contract/client/shopping.ts';
import { rateProduct, toggleFavourite } from './acts.ts';
import * as prompt from './prompt.ts';
import { changePersonal, NOBODY, readPersonal } from './state.ts';

vi.mock('#src/contract/client/shopping.ts', () => ({ toggleFavourite: vi.fn(), toggleCart: vi.fn(), rate: vi.fn(), setQuantity: vi.fn() }));
const asked = vi.spyOn(prompt, 'askToSignIn');
const hearted = () => readPersonal().favourites.has('lamp');

beforeEach(() => {
  vi.clearAllMocks();
  changePersonal({ ...NOBODY, phase: 'ready', uid: 'asha' });
});

describe('a heart', () => {
  it('fills at once and stays when the server agrees', async () => {
    vi.mocked(send).mockResolvedValue(true);
    const done = toggleFavourite('lamp');
    expect(hearted()).toBe(true);
    await done;
    expect(hearted()).toBe(true);
    expect(send).toHaveBeenCalledExactlyOnceWith('asha', 'lamp', false);
  });

  it('empties again when the server refuses', async () => {
    vi.mocked(send).mockRejectedValue(new Refusal(500, 'unexpected', 'Unexpected Server Error'));
    await toggleFavourite('lamp');
    expect(hearted()).toBe(false);
  });

  it('follows the last of several quick presses, one call after the other', async () => {
    let answer: (done: boolean) => void = () => {};
    vi.mocked(send)
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
      .mockResolvedValue(true);
    const first = toggleFavourite('lamp');
    await toggleFavourite('lamp');
    expect(send).toHaveBeenCalledTimes(1);
    answer(true);
    await first;
    expect(hearted()).toBe(false);
    expect(send).toHaveBeenLastCalledWith('asha', 'lamp', true);
  });

  it('asks a guest to sign in and changes nothing', async () => {
    changePersonal({ ...NOBODY, phase: 'guest' });
    await toggleFavourite('lamp');
    expect(hearted()).toBe(false);
    expect(asked).toHaveBeenCalledExactlyOnceWith({ does: 'favourite', id: 'lamp' });
    expect(send).not.toHaveBeenCalled();
  });

  it('shows the way in when the session has ended', async () => {
    vi.mocked(send).mockRejectedValue(new Refusal(401, 'signed-out', 'Please sign in first.'));
    await toggleFavourite('lamp');
    expect(readPersonal().phase).toBe('signed-out');
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('stars', () => {
  it('show at once, and then what the server holds', async () => {
    vi.mocked(rate).mockResolvedValue(3);
    const done = rateProduct('lamp', 4);
    expect(readPersonal().stars.get('lamp')).toBe(4);
    await done;
    expect(readPersonal().stars.get('lamp')).toBe(3);
  });

  it('go back when refused', async () => {
    vi.mocked(rate).mockRejectedValue(new Refusal(404, 'not-found', 'This product was not found.'));
    expect(await rateProduct('lamp', 4)).toBe(false);
    expect(readPersonal().stars.has('lamp')).toBe(false);
  });
});
