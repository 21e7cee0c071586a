import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#tests/support/components.tsx';
import { FitAdvice } from './fit-advice.tsx';

it('says what does not go together, as advice', () => {
  show(<FitAdvice advice={['Two panels reach 30 V.', 'The bank has 51 V.']} />);
  expect(screen.getByRole('heading', { name: 'Do these go together?' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Two panels reach 30 V.',
    'The bank has 51 V.',
  ]);
  expect(screen.getByText(/Only advice/)).toBeTruthy();
});

it('is silent when there is nothing to say', () => {
  show(<FitAdvice advice={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
