import { screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pending, show } from '#tests/support/components.tsx';
import type { FormValues } from '../form-values.ts';
import { KitFit } from './kit-fit.tsx';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function Form({ parts }: { parts: string }) {
  const form = useForm<FormValues>({ defaultValues: { specification: { parts } } as never });
  return (
    <FormProvider {...form}>
      <textarea aria-label="Parts" {...form.register('specification.parts')} />
      <KitFit />
    </FormProvider>
  );
}
const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Check the parts' });
const finding = { rule: 'R1', verdict: 'blocks', figures: {}, limit: 600, text: 'Twelve panels reach 626 V.' };

it('asks for the parts as they stand in the form, and shows what the rules say', async () => {
  const { promise, resolve } = pending<Response>();
  fetched.mockReturnValue(promise);
  const user = show(<Form parts={'12 x a-panel\n1 x an-inverter\nsome structure'} />);
  expect(screen.getByText('These lines are not parts: some structure')).toBeTruthy();
  await user.click(button());
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/solar/fit');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    parts: [
      { _id: 'a-panel', quantity: 12 },
      { _id: 'an-inverter', quantity: 1 },
    ],
  });
  resolve(answer(200, { status: 'success', data: { findings: [finding, finding] } }));
  const list = screen.getByRole('status');
  expect(await within(list).findByText('Does not fit.')).toBeTruthy();
  expect(within(list).getByText('Twelve panels reach 626 V.', { exact: false })).toBeTruthy();
  await user.type(screen.getByLabelText('Parts'), '!');
  expect(screen.queryByText('Twelve panels reach 626 V.', { exact: false })).toBeNull();
});

it('names the products that nobody has', async () => {
  const fields = { 'parts.0._id': { code: 'unknown-id' } };
  fetched.mockResolvedValue(
    answer(422, {
      status: 'error',
      code: 'invalid',
      message: 'no',
      reasons: fields,
      fields: { 'parts.0._id': 'Unknown id' },
    }),
  );
  const user = show(<Form parts="2 x a-panel" />);
  await user.click(button());
  expect(await screen.findByText('No product has this address: a-panel')).toBeTruthy();
});

it('has nothing to ask without parts, and says so when a check fails', async () => {
  show(<Form parts="" />);
  expect(button().disabled).toBe(true);
  expect(screen.getByText(/has no parts yet/)).toBeTruthy();
});
