import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SlotCalendar } from '#src/wire/client/bookings.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { show } from '#tests/support/components.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { useSlots } from './use-slots.ts';

const slot = (day: string, hour: number) => ({
  start: `${day}T${String(hour).padStart(2, '0')}:00:00+05:30`,
  end: `${day}T${String(hour + 2).padStart(2, '0')}:00:00+05:30`,
});
const DAYS = [
  { day: '2026-03-03', slots: [slot('2026-03-03', 9), slot('2026-03-03', 15)] },
  { day: '2026-03-04', slots: [] },
  { day: '2026-03-05', slots: [slot('2026-03-05', 11)] },
];
const CALENDAR = { served: true, days: DAYS } as unknown as SlotCalendar;

function Picker({ find, error }: { find: () => Promise<SlotCalendar>; error?: string }) {
  const slots = useSlots('1 380001', find);
  return (
    <>
      <SlotPicker slots={slots} error={error} />
      <output>{slots.slot?.start ?? 'none'}</output>
    </>
  );
}

const chosen = () => screen.getAllByRole('status').at(-1)?.textContent;
const days = () => screen.findByRole('radiogroup', { name: 'Date' });
const times = () => screen.getByRole('radiogroup', { name: 'Slot' });

it('opens the first day with a free time, disables full ones, and leaves the choice to the customer', async () => {
  show(<Picker find={async () => CALENDAR} />);
  const radios = within(await days()).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ disabled, checked }) => [disabled, checked])).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ]);
  expect(within(times()).getAllByRole('radio')).toHaveLength(2);
  expect(chosen()).toBe('none');
});

it('forgets the time when another day is chosen', async () => {
  const user = show(<Picker find={async () => CALENDAR} />);
  const radios = within(await days()).getAllByRole('radio');
  await user.click(within(times()).getAllByRole('radio')[1] as HTMLElement);
  expect(chosen()).toBe(slot('2026-03-03', 15).start);
  await user.click(radios[2] as HTMLElement);
  expect(chosen()).toBe('none');
  expect(within(times()).getAllByRole('radio')).toHaveLength(1);
});

it('says why the days did not load, and retries on request', async () => {
  const find = vi.fn(async () => CALENDAR).mockRejectedValueOnce(new Refusal(0, 'offline', ''));
  const user = show(<Picker find={find} />);
  expect(await screen.findByText(/We can’t reach the shop/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(within(await days()).getAllByRole('radio')).toHaveLength(3);
});

it('associates an error with the times', async () => {
  show(<Picker find={async () => CALENDAR} error="Choose a time" />);
  await days();
  const described = times().getAttribute('aria-describedby') ?? '';
  await waitFor(() => expect(document.getElementById(described)?.textContent).toBe('Choose a time'));
  expect(times().getAttribute('aria-invalid')).toBe('true');
});
