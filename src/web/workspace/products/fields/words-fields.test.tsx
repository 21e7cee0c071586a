import { act, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { show } from '#tests/support/components.tsx';
import type { FormValues } from '../form-values.ts';
import { WordsFields } from './words-fields.tsx';

let values: () => FormValues;
let refuse: () => void;
function Form() {
  const form = useForm<FormValues>({ defaultValues: { nameHi: 'पैनल', nameGu: '' } as never });
  values = form.getValues;
  refuse = () => form.setError('inTheBoxGu', { message: 'At most 120 characters' });
  return (
    <FormProvider {...form}>
      <WordsFields />
    </FormProvider>
  );
}
const named = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('shows one language at a time and keeps what was entered in the other', async () => {
  const user = show(<Form />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(named('Name (हिन्दी)').value).toBe('पैनल');
  expect(named('Name (हिन्दी)').lang).toBe('hi-IN');
  await user.type(named('Title (हिन्दी)'), 'छत के लिए');
  await user.click(screen.getByRole('button', { name: 'ગુજરાતી' }));
  expect(screen.queryByLabelText('Name (हिन्दी)')).toBeNull();
  await user.type(named('Name (ગુજરાતી)'), 'પેનલ');
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(named('Title (हिन्दी)').value).toBe('छत के लिए');
  expect(values()).toMatchObject({ nameHi: 'पैनल', titleHi: 'छत के लिए', nameGu: 'પેનલ' });
});

it('opens the language in which something is wrong', async () => {
  show(<Form />);
  act(() => refuse());
  expect(await screen.findByText('At most 120 characters')).toBeTruthy();
  expect(named('In the box (ગુજરાતી)').getAttribute('aria-invalid')).toBe('true');
});
