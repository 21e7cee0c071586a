import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a loading button is unavailable, ignores presses, and keeps its name and the focus', async () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(button.hasAttribute('aria-disabled')).toBe(false);

  rerender(
    <Button onClick={press} loading>
      Save
    </Button>,
  );
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('button', { name: 'Save' })).toBe(button);
});

test('a button that is unavailable for its own reason stays so', () => {
  render(<Button aria-disabled>Save</Button>);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
});
