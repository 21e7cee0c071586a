import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as region from '#src/web/ui/status-region.tsx';
import { Refusal } from '#src/wire/client/call.ts';
import { rate, toggleFavourite as send, setQuantity, toggleCart, withdrawRating } from '#src/wire/client/shopping.ts';
import {
  addSet,
  chooseQuantity,
  rateProduct,
  runPendingAction,
  toggleFavourite,
  unrateProduct,
} from './optimistic-mutations.ts';
import * as later from './pending-action.ts';
import * as prompt from './prompt.ts';
import { changePersonal, NOBODY, readPersonal } from './state.ts';

vi.mock('#src/wire/client/shopping.ts', () => ({
  toggleFavourite: vi.fn(),
  toggleCart: vi.fn(),
  rate: vi.fn(),
  withdrawRating: vi.fn(),
  setQuantity: vi.fn(),
}));
const asked = vi.spyOn(prompt, 'askToSignIn');
const kept = vi.spyOn(later, 'savePendingAction');
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

  it('shows sign-in when the session has ended', async () => {
    vi.mocked(send).mockRejectedValue(new Refusal(401, 'signed-out', 'Please sign in first.'));
    await toggleFavourite('lamp');
    expect(readPersonal().phase).toBe('signed-out');
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('the cart', () => {
  const held = () => readPersonal().cart.get('lamp') ?? 0;

  it('ends at the chosen quantity, one call after the other', async () => {
    let answer: (done: boolean) => void = () => {};
    vi.mocked(toggleCart).mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    vi.mocked(setQuantity).mockImplementation((_, quantity) => Promise.resolve(quantity));
    const first = chooseQuantity('lamp', 1);
    await chooseQuantity('lamp', 2);
    await chooseQuantity('lamp', 3);
    expect([held(), vi.mocked(setQuantity).mock.calls]).toEqual([3, []]);
    answer(true);
    await first;
    expect(toggleCart).toHaveBeenCalledExactlyOnceWith('asha', 'lamp', false, 1);
    expect(setQuantity).toHaveBeenCalledExactlyOnceWith('lamp', 3);
    expect(held()).toBe(3);
  });

  it('shows what the server holds when it refuses more', async () => {
    changePersonal({ cart: new Map([['lamp', 2]]) });
    vi.mocked(setQuantity).mockRejectedValue(new Refusal(404, 'not-found', 'This product was not found.'));
    await chooseQuantity('lamp', 3);
    expect(held()).toBe(2);
  });

  it('keeps the quantity that a guest wanted', async () => {
    changePersonal({ ...NOBODY, phase: 'guest' });
    await chooseQuantity('lamp', 12);
    expect(held()).toBe(0);
    expect(asked).toHaveBeenCalledExactlyOnceWith({ does: 'cart', id: 'lamp', quantity: 12 });
  });

  it('is unchanged by the same quantity, and emptied by 0', async () => {
    changePersonal({ cart: new Map([['lamp', 2]]) });
    vi.mocked(toggleCart).mockResolvedValue(true);
    await chooseQuantity('lamp', 2);
    expect(toggleCart).not.toHaveBeenCalled();
    await chooseQuantity('lamp', 0);
    expect(toggleCart).toHaveBeenCalledExactlyOnceWith('asha', 'lamp', true, 1);
    expect(held()).toBe(0);
  });

  it('returns by Undo to what was in it at the last press, even if an earlier answer arrives later', async () => {
    changePersonal({ cart: new Map([['lamp', 3]]) });
    const announced = vi.spyOn(region, 'announceKnown');
    let answer: (quantity: number) => void = () => {};
    vi.mocked(setQuantity).mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    vi.mocked(toggleCart).mockResolvedValue(true);
    const first = chooseQuantity('lamp', 2);
    await chooseQuantity('lamp', 1);
    await chooseQuantity('lamp', 0);
    answer(2);
    await first;
    const action = announced.mock.calls.at(-1)?.[1] as { press: () => void };
    action.press();
    expect(held()).toBe(1);
  });
});

describe('stars', () => {
  it('show at once, and then as the server has them', async () => {
    vi.mocked(rate).mockResolvedValue(3);
    const done = rateProduct('lamp', 4);
    expect(readPersonal().stars.get('lamp')).toBe(4);
    await done;
    expect(readPersonal().stars.get('lamp')).toBe(3);
  });

  it('are removed at once, and return when that is refused', async () => {
    changePersonal({ stars: new Map([['lamp', 4]]) });
    vi.mocked(withdrawRating).mockRejectedValueOnce(new Refusal(500, 'unexpected', 'Unexpected Server Error'));
    const refused = unrateProduct('lamp');
    expect(readPersonal().stars.has('lamp')).toBe(false);
    await refused;
    expect(readPersonal().stars.get('lamp')).toBe(4);
    vi.mocked(withdrawRating).mockResolvedValue(0);
    await unrateProduct('lamp');
    expect(readPersonal().stars.has('lamp')).toBe(false);
  });

  it('end as last pressed, one call after the other', async () => {
    let answer: (stars: number) => void = () => {};
    vi.mocked(rate)
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
      .mockImplementation((_, __, stars) => Promise.resolve(stars));
    vi.mocked(withdrawRating).mockResolvedValue(0);
    const first = rateProduct('lamp', 4);
    const second = rateProduct('lamp', 2);
    expect(rate).toHaveBeenCalledTimes(1);
    answer(4);
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect([readPersonal().stars.get('lamp'), vi.mocked(rate).mock.lastCall]).toEqual([2, ['asha', 'lamp', 2]]);
    vi.mocked(rate).mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const again = rateProduct('lamp', 5);
    const back = unrateProduct('lamp');
    answer(5);
    await Promise.all([again, back]);
    expect(readPersonal().stars.has('lamp')).toBe(false);
    expect(withdrawRating).toHaveBeenCalledExactlyOnceWith('lamp');
  });

  it('are removed once the lists are loaded, if that was pressed before', async () => {
    changePersonal({ ...NOBODY, phase: 'waiting' });
    await unrateProduct('lamp');
    expect(withdrawRating).not.toHaveBeenCalled();
    changePersonal({ ...NOBODY, phase: 'ready', uid: 'asha', stars: new Map([['lamp', 4]]) });
    vi.mocked(withdrawRating).mockResolvedValue(0);
    const [wish] = kept.mock.lastCall ?? [];
    if (wish) runPendingAction(wish);
    expect(withdrawRating).toHaveBeenCalledExactlyOnceWith('lamp');
    expect(readPersonal().stars.has('lamp')).toBe(false);
  });

  it('revert when refused', async () => {
    vi.mocked(rate).mockRejectedValue(new Refusal(404, 'not-found', 'This product was not found.'));
    expect(await rateProduct('lamp', 4)).toBe(false);
    expect(readPersonal().stars.has('lamp')).toBe(false);
  });
});

describe('a set', () => {
  const lines = [
    { id: 'panel', quantity: 10 },
    { id: 'inverter', quantity: 1 },
  ];

  it('fills up what the cart has less of', async () => {
    vi.mocked(toggleCart).mockResolvedValue(true);
    vi.mocked(setQuantity).mockImplementation(async (_, quantity) => quantity);
    changePersonal({ cart: new Map([['inverter', 2]]) });
    addSet('panel', lines);
    // One call for each product: a page left at once must not leave one panel where ten were asked for.
    await expect.poll(() => vi.mocked(toggleCart).mock.calls).toEqual([['asha', 'panel', false, 10]]);
    expect(setQuantity).not.toHaveBeenCalled();
    expect(Object.fromEntries(readPersonal().cart)).toEqual({ panel: 10, inverter: 2 });
  });

  it('asks a guest once, and is added after signing in', async () => {
    changePersonal({ ...NOBODY, phase: 'signed-out' });
    addSet('panel', lines);
    expect(asked).toHaveBeenCalledExactlyOnceWith({ does: 'set', id: 'panel', lines });
    changePersonal({ ...NOBODY, phase: 'ready', uid: 'asha' });
    runPendingAction({ does: 'set', id: 'panel', lines });
    expect(Object.fromEntries(readPersonal().cart)).toEqual({ panel: 10, inverter: 1 });
  });
});
