import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#tests/support/components.tsx';
import { ProofField, type Provable } from './proof-field.tsx';
import { useProof } from './use-proof.ts';

const ACCOUNT: Provable = { hasPassword: true, email: 'asha@example.com', emailVerified: true, phone: undefined };
const WITHOUT: Provable = { ...ACCOUNT, hasPassword: false };

function Prove({ account }: { account: Provable }) {
  const proof = useProof(account);
  return (
    <>
      <ProofField {...proof.field} />
      <button type="button" onClick={() => proof.given()}>
        Go on
      </button>
      <button type="button" onClick={() => proof.refuse({ password: 'x' }, 'invalid')}>
        Refuse
      </button>
      <output>{JSON.stringify(proof.proof)}</output>
    </>
  );
}

const answer = (status: number, body: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );
afterEach(() => vi.unstubAllGlobals());
const given = () => screen.getByText(/^\{.*\}$/).textContent;

it('asks for the password of an account with one, and says when it is missing or wrong', async () => {
  const user = show(<Prove account={ACCOUNT} />);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByText('Enter your current password')).toBeTruthy();
  await user.type(screen.getByLabelText('Current Password'), 'a long secret');
  expect(given()).toBe('{"password":"a long secret"}');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getByText('This isn’t your current password')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Current Password').value).toBe('a long secret');
});

it('sends a code to the address of an account without a password', async () => {
  answer(200, { status: 'success' });
  const user = show(<Prove account={WITHOUT} />);
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await waitFor(() => expect(screen.getByText(/A code is on its way to asha@example.com/)).toBeTruthy());
  expect(vi.mocked(fetch).mock.calls[0]?.[1]?.body).toBe('{"channel":"mail"}');
  await user.type(screen.getByLabelText(/Code/), '123456');
  expect(given()).toBe('{"code":"123456"}');
});

it('lets an account with a phone number choose where the code goes', async () => {
  answer(200, { status: 'success' });
  const user = show(<Prove account={{ ...WITHOUT, phone: '+919876543210' }} />);
  await user.click(screen.getByRole('radio', { name: /SMS/ }));
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await waitFor(() => expect(vi.mocked(fetch).mock.calls[0]?.[1]?.body).toBe('{"channel":"sms"}'));
});

it('says why no code was sent', async () => {
  answer(503, { code: 'unavailable', message: 'x' });
  const user = show(<Prove account={WITHOUT} />);
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  expect((await screen.findByRole('alert')).textContent).toContain('temporarily unavailable');
});
