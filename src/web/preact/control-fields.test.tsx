import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '#tests/support/components.tsx';

// What React promises of fields with a value, and Preact by itself does not.

function Digits() {
  const [digits, setDigits] = useState('');
  return (
    <input aria-label="Code" value={digits} onChange={({ target }) => setDigits(target.value.replaceAll(/\D/g, ''))} />
  );
}

it('a field keeps to the value that its component renders', async () => {
  const user = show(<Digits />);
  const code = screen.getByLabelText('Code');
  await user.type(code, 'a1b2');
  expect(code).toHaveProperty('value', '12');
  await user.type(code, 'x');
  expect(code).toHaveProperty('value', '12');
});

it('a tick and a choice that are not accepted go back', async () => {
  const user = show(
    <>
      <input type="checkbox" aria-label="Tick" checked={false} onChange={() => {}} />
      <input type="radio" name="way" aria-label="Train" checked onChange={() => {}} />
      <input type="radio" name="way" aria-label="Bus" checked={false} onChange={() => {}} />
      <select aria-label="Size" value="small" onChange={() => {}}>
        <option value="small">Small</option>
        <option value="large">Large</option>
      </select>
    </>,
  );
  await user.click(screen.getByLabelText('Tick'));
  await user.click(screen.getByLabelText('Bus'));
  await user.selectOptions(screen.getByLabelText('Size'), 'large');
  expect(screen.getByLabelText('Tick')).toHaveProperty('checked', false);
  expect(screen.getByLabelText('Train')).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Bus')).toHaveProperty('checked', false);
  expect(screen.getByLabelText('Size')).toHaveProperty('value', 'small');
});

it('a field without a value of its component is the user’s', async () => {
  const user = show(<input aria-label="Name" defaultValue="Asha" onChange={() => {}} />);
  await user.type(screen.getByLabelText('Name'), ' Patel');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Asha Patel');
});
