import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Refusal } from '#src/wire/client/call.ts';
import { pending, show } from '#tests/support/components.tsx';
import { TextField } from './field.tsx';
import { FormSummary } from './form-summary.tsx';
import { useForm } from './use-form.ts';

type Values = { name: string; email: string; areas: string[] };

function Form({ send, onSent }: { send: (typed: Values) => Promise<unknown>; onSent?: () => void }) {
  const { field, errorOf, submit, summary, busy } = useForm<Values>({
    area: 'contact',
    refresh: 'never',
    values: { name: '', email: '', areas: [] },
    rules: {
      name: (value) => (value ? undefined : 'Who are you?'),
      email: (value) => (value.includes('@') ? undefined : 'This is no address'),
    },
    send,
    onSent,
  });
  return (
    <form noValidate onSubmit={submit}>
      <FormSummary summary={summary} />
      <TextField {...field('name')} label="Name" />
      <TextField {...field('email')} label="Email" />
      <p>{errorOf('areas')}</p>
      <button type="submit" aria-busy={busy}>
        Send
      </button>
    </form>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const press = () => screen.getByRole('button', { name: 'Send' });

async function fillIn(user: ReturnType<typeof show>) {
  await user.type(name(), 'Asha Patel');
  await user.type(email(), 'asha@example.com');
}

it('sends nothing that breaks a rule, and focuses the first wrong field', async () => {
  const send = vi.fn(async () => undefined);
  const user = show(<Form send={send} />);
  await user.type(email(), 'asha');
  await user.click(press());
  await waitFor(() => expect(document.activeElement).toBe(name()));
  expect(screen.getByRole('alert').textContent).toBe('Please fill in all required fields with valid data.');
  expect(screen.getByText('Who are you?')).toBeTruthy();
  expect(screen.getByText('This is no address')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

it('removes a message as soon as its field is right, and the summary with the last of them', async () => {
  const user = show(<Form send={async () => undefined} />);
  await user.click(press());
  await user.type(name(), 'Asha');
  await waitFor(() => expect(screen.queryByText('Who are you?')).toBeNull());
  expect(screen.queryByRole('alert')).not.toBeNull();
  await user.type(email(), 'asha@example.com');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('keeps its input when it is refused, and says why', async () => {
  const send = async () => {
    throw new Refusal(0, 'offline', 'not these words');
  };
  const user = show(<Form send={send} />);
  await fillIn(user);
  await user.click(press());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We couldn’t send your message. Everything you typed is still here.');
  expect(alert.textContent).toContain('We can’t reach the shop.');
  expect([name().value, email().value]).toEqual(['Asha Patel', 'asha@example.com']);
});

it('shows why the shop refused a field at that field, in the reader’s language, with the focus on it', async () => {
  const send = async () => {
    throw new Refusal(422, 'invalid', 'of the server, in English', { fields: { email: { code: 'wrong' } } });
  };
  const user = show(<Form send={send} />);
  await fillIn(user);
  await user.click(press());
  expect(await screen.findByText('Invalid email format')).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('of the server, in English')).toBeNull();
  expect(email().value).toBe('asha@example.com');
});

it('can be sent again after the shop has refused a field, even one without a control', async () => {
  const send = vi
    .fn(async () => undefined)
    .mockRejectedValueOnce(new Refusal(422, 'invalid', 'Wrong', { fields: { email: { code: 'wrong' } } }))
    .mockRejectedValueOnce(new Refusal(422, 'invalid', 'Wrong', { fields: { 'areas.0': { code: 'unknown' } } }));
  const onSent = vi.fn();
  const user = show(<Form send={send} onSent={onSent} />);
  await fillIn(user);
  await user.click(press());
  await screen.findByText('Invalid email format');
  await user.click(press());
  await screen.findByText('This isn’t right');
  await user.click(press());
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledTimes(3);
});

it('sends once, however often it is pressed', async () => {
  const answer = pending<void>();
  const send = vi.fn(() => answer.promise);
  const onSent = vi.fn();
  const user = show(<Form send={send} onSent={onSent} />);
  await fillIn(user);
  await user.dblClick(press());
  await user.type(email(), '{Enter}');
  await waitFor(() => expect(press().getAttribute('aria-busy')).toBe('true'));
  answer.resolve();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledOnce();
});
