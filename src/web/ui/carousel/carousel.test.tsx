import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '#tests/support/components.tsx';
import { Carousel } from './carousel.tsx';

const WIDTH = 100;
const NAMES = ['Panel', 'Inverter', 'Charger'];
const AUTOPLAY = 5_000;

/** The test document has no layout: one slide fills the view, the others are to its right. */
beforeEach(() => {
  const place = (element: HTMLElement) => Math.max(0, [...(element.parentElement?.children ?? [])].indexOf(element));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? place(this) * WIDTH : 0;
  });
  const styleOf = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const style = styleOf(element);
    const known = style.getPropertyValue.bind(style);
    style.getPropertyValue = (name) => known(name) || (name.startsWith('margin') ? '0px' : '');
    return style;
  });
  const onScreen = class {
    tell: (entries: unknown[]) => void;
    constructor(tell: (entries: unknown[]) => void) {
      this.tell = tell;
    }
    observe(target: HTMLElement) {
      this.tell([{ target, isIntersecting: target.tagName !== 'LI' || place(target) === 0 }]);
    }
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', onScreen);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const motion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener() {}, removeEventListener() {} }));

const row = (autoplay?: number) => (
  <Carousel
    id="new"
    title="New"
    items={NAMES}
    keyOf={(name) => name}
    slide={(name) => <a href={`/${name}`}>{name}</a>}
    slideClass="basis-full"
    autoplay={autoplay}
  />
);
const previous = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Previous slide' });
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next slide' });

it('names itself, its slides and their positions', async () => {
  motion(true);
  show(row());
  expect((await screen.findByRole('region', { name: 'New' })).getAttribute('aria-roledescription')).toBe('carousel');
  expect(screen.getByText('Inverter').closest('li')?.getAttribute('aria-label')).toBe('2 of 3');
});

it('shows nothing without slides', () => {
  motion(true);
  show(<Carousel id="new" title="New" items={[]} keyOf={String} slide={String} slideClass="" />);
  expect(screen.queryByText('New')).toBeNull();
});

it('works from the keyboard, from one end to the other', async () => {
  motion(true);
  const user = show(row());
  await waitFor(() => expect(previous().disabled).toBe(true));
  next().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(previous().disabled).toBe(false));
  await user.keyboard(' ');
  await waitFor(() => expect(next().disabled).toBe(true));
  previous().focus();
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(previous().disabled).toBe(true));
});

it('keeps slides that are out of sight out of reach of the keyboard', async () => {
  motion(true);
  show(row());
  const inert = () => NAMES.map((name) => screen.getByText(name).closest('li')?.inert ?? false);
  await waitFor(() => expect(inert()).toEqual([false, true, true]));
});

const turned = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  return !previous().disabled;
};

it('turns automatically, pauses while the focus is inside, and can be stopped', async () => {
  vi.useFakeTimers();
  motion(false);
  show(row(AUTOPLAY));
  expect(await turned(AUTOPLAY - 1_000)).toBe(false);
  act(() => screen.getByText('Panel').focus());
  expect(await turned(2 * AUTOPLAY)).toBe(false);
  act(() => screen.getByText('Panel').blur());
  expect(await turned(AUTOPLAY)).toBe(true);
  expect(screen.getByRole('button', { name: 'Stop automatic slide show' })).toBeTruthy();
});

it('never turns automatically under reduced motion, and has no button for it', async () => {
  vi.useFakeTimers();
  motion(true);
  show(row(AUTOPLAY));
  expect(await turned(3 * AUTOPLAY)).toBe(false);
  expect(screen.queryByRole('button', { name: /slide show/ })).toBeNull();
});
