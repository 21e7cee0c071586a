import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import shell from '#src/web/messages/en/shell.json' with { type: 'json' };
import { Picture } from './picture.tsx';
import { PictureHosts } from './picture-hosts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // A new img is complete, without a width, in jsdom: to the component, one that failed before hydration.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (url: string, hosts: string[] = []) =>
  render(
    <PictureHosts value={hosts}>
      <IntlProvider locale="en" messages={{ shell }}>
        <Picture picture={{ url, alt: 'The roof' }} sizes="100px" />
      </IntlProvider>
    </PictureHosts>,
  );
const fails = () => fireEvent.error(screen.getByRole('img'));
const isMissing = () => screen.queryByText('No main image.') !== null && screen.queryByRole('img') === null;
/** Its place is kept, and it is not said to be missing. */
const isAwaited = () => screen.queryByText('No main image.') === null && screen.queryByRole('img') === null;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a picture that does not come is requested three times more, and is then missing', () => {
  show('/api/visits/1/photos/a');
  for (const wait of [2_000, 5_000, 15_000]) {
    fails();
    expect(isAwaited()).toBe(true);
    pass(wait - 1);
    expect(isAwaited()).toBe(true);
    pass(1);
    expect(screen.getByRole('img', { name: 'The roof' }).getAttribute('src')).toBe('/api/visits/1/photos/a');
  }
  fails();
  pass(60_000);
  expect(isMissing()).toBe(true);
});

test('a picture on another server is not requested at all, unless the policy names its host', () => {
  show('https://pictures.example/a.jpg');
  expect(isMissing()).toBe(true);
  cleanup();
  show('https://pictures.example/a.jpg', ['pictures.example']);
  expect(screen.getByRole('img').getAttribute('src')).toBe('https://pictures.example/a.jpg');
  fails();
  pass(60_000);
  expect(isMissing()).toBe(true);
});

test('a picture with a narrow crop gives it to phones, and the whole to all others', () => {
  const files = (stem: string) => ({ stem, width: 640, height: 360, widths: [320, 640], webp: 640 });
  const { container } = render(
    <Picture picture={{ alt: 'The house', files: files('house'), narrow: files('house-phone') }} sizes="100vw" />,
  );
  const sources = [...container.querySelectorAll('source')].map((one) => [one.media, one.srcset]);
  expect(sources).toEqual([
    ['(max-width: 39.99rem)', '/media/house-phone-320.avif 320w, /media/house-phone-640.avif 640w'],
    ['(min-width: 40rem)', '/media/house-320.avif 320w, /media/house-640.avif 640w'],
    ['(max-width: 39.99rem)', '/media/house-phone-640.webp'],
  ]);
  expect(screen.getByRole('img', { name: 'The house' }).getAttribute('src')).toBe('/media/house-640.webp');
});
