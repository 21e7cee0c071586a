import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '#tests/support/components.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const words = { title: 'Remove this address?', keep: 'Keep it', act: 'Remove' };

function Asking({ onAct }: { onAct: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <ConfirmDialog {...words} open={open} onAct={onAct} onClose={() => setOpen(false)}>
        <p>12 Ring Road</p>
      </ConfirmDialog>
    </>
  );
}

it('is an alert dialog named by its question, and does what its button says', async () => {
  const onAct = vi.fn();
  const user = show(<Asking onAct={onAct} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog', { name: words.title });
  expect(dialog.open).toBe(true);
  expect(dialog.textContent).toContain('12 Ring Road');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onAct).toHaveBeenCalledOnce();
});

it('does nothing when it is closed', async () => {
  const onAct = vi.fn();
  const user = show(<Asking onAct={onAct} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByText('12 Ring Road')).toBeNull());
  expect(onAct).not.toHaveBeenCalled();
});

it('stays open and says why when it is refused; until then its button does nothing', async () => {
  const onAct = vi.fn();
  const user = show(
    <ConfirmDialog {...words} busy error="This address is no longer among yours." onAct={onAct} onClose={vi.fn()}>
      <p>12 Ring Road</p>
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alert').textContent).toBe('This address is no longer among yours.');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onAct).not.toHaveBeenCalled();
});

it('submits its form by the button and by Enter', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const user = show(
    <ConfirmDialog {...words} onSubmit={onSubmit} onClose={vi.fn()}>
      <label>
        Word <input />
      </label>
    </ConfirmDialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText('Word'), 'DELETE{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
