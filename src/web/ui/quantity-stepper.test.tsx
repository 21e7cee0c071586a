import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '#tests/support/components.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

function Stepper({ from, onChange }: { from: number; onChange: (quantity: number) => void }) {
  const [value, setValue] = useState(from);
  const change = (quantity: number) => {
    onChange(quantity);
    setValue(quantity);
  };
  return <QuantityStepper value={value} onChange={change} about="Panel" />;
}

const begin = (from: number) => {
  const onChange = vi.fn();
  return { onChange, user: show(<Stepper from={from} onChange={onChange} />) };
};
const field = () => screen.getByRole<HTMLInputElement>('textbox');

it('counts with its buttons, also from the keyboard, and never below one', async () => {
  const { user, onChange } = begin(2);
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity' });
  await user.click(less);
  expect(less.disabled).toBe(true);
  await user.click(less);
  screen.getByRole('button', { name: 'Increase quantity' }).focus();
  await user.keyboard('{Enter} ');
  expect(onChange.mock.calls.flat()).toEqual([1, 2, 3]);
  expect(screen.getByRole('status').textContent).toBe('3');
});

it('accepts a typed number on Enter or on leaving the field, digits only', async () => {
  const { user, onChange } = begin(1);
  await user.clear(field());
  await user.type(field(), '1x2{Enter}');
  await user.clear(field());
  await user.type(field(), '40');
  expect(onChange).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(onChange.mock.calls.flat()).toEqual([12, 40]);
});

it.each(['', '0', '7{Escape}'])('restores the previous number for %j', async (typed) => {
  const { user, onChange } = begin(5);
  await user.clear(field());
  if (typed) await user.type(field(), typed);
  await user.tab();
  expect(field().value).toBe('5');
  expect(onChange).not.toHaveBeenCalled();
});
