import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#tests/support/components.tsx';
import { ShareButton } from './share-button.tsx';

const ADDRESS = () => new URL('/productPage/panel', window.location.href).href;
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});
const press = async () => {
  const user = show(<ShareButton path="/productPage/panel" title="Solar panel" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
};

it('opens the device’s own sheet', async () => {
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share });
  await press();
  expect(share).toHaveBeenCalledWith({ title: 'Solar panel', url: ADDRESS() });
});

it('copies the link where there is no such sheet', async () => {
  await press();
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(ADDRESS()));
});
