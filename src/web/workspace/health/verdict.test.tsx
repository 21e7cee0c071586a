import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#tests/support/components.tsx';
import type { HealthItem } from './page.server.ts';
import { Verdict } from './verdict.tsx';

const at = new Date('2026-11-23T06:00:00Z');
const item = (state: HealthItem['state'], key: HealthItem['key'] = 'queue'): HealthItem => ({
  key,
  state,
  reason: 'x',
});

it.each<[string, HealthItem[], string]>([
  ['is calm where nothing is wrong', [item('well'), item('well', 'mail')], 'All is well'],
  ['names what is worth a look', [item('notice'), item('well', 'mail')], 'One thing is worth a look'],
  [
    'counts what is urgent only',
    [item('trouble'), item('trouble', 'jobs'), item('notice', 'mail')],
    '2 things need your attention',
  ],
])('%s', (_, items, said) => {
  show(<Verdict items={items} at={at} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(said);
  expect(screen.getByText('Checked at 11:30 am')).toBeTruthy();
});
