import { expect, it } from 'vitest';
import { calendarOf } from './calendar.ts';
import type { Visit } from './visit.ts';

const visit = {
  id: 'vis_1',
  state: 'assigned',
  version: 3,
  code: '4711',
  planName: 'Basic Solar Clean-Up',
  locale: 'gu',
  startsAt: new Date('2026-12-31T19:00:00Z'), // half past midnight on New Year's Day in India
  endsAt: new Date('2026-12-31T20:45:00Z'),
  updatedAt: new Date('2026-11-21T10:00:00Z'),
  technicianName: 'કિરણ સોલંકી',
  address: {
    fullAddress: '12, Shanti; the \\ tower\nNavrangpura '.repeat(3),
    landmark: 'પાણીની ટાંકી',
    city: 'Ahmedabad',
    state: 'Gujarat',
    zipcode: '380009',
    phone: '',
  },
} as unknown as Visit;
const shop = {
  settings: { publicUrl: 'https://kiran.example', port: 3000 },
  shopSettings: { current: { name: 'Kiran' } },
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

it('a calendar file has UTC times, escaped texts, and no line of more than 75 bytes', () => {
  const file = calendarOf(visit, shop);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  const whole = unfolded(file);
  expect(whole).toContain('\r\nDTSTART:20261231T190000Z\r\nDTEND:20261231T204500Z\r\n');
  expect(whole).toContain('\r\nSEQUENCE:2\r\nSTATUS:CONFIRMED\r\n');
  expect(whole).toContain('12\\, Shanti\\; the \\\\ tower\\nNavrangpura');
  expect(whole).toContain('કિરણ સોલંકી\\n');
  expect(whole).toContain('UID:vis_1@kiran.example');
});

it('a cancelled visit removes itself, by a higher sequence number', () => {
  const file = calendarOf({ ...visit, state: 'cancelled', version: 4 }, shop);
  expect(file).toContain('METHOD:CANCEL\r\n');
  expect(file).toContain('SEQUENCE:3\r\nSTATUS:CANCELLED\r\n');
});
