import { expect, test } from 'vitest';
import { splitAtMatches } from './matched.tsx';

const marked = (name: string, typed: string) =>
  splitAtMatches(name, typed)
    .map(({ text, matches }) => (matches ? `[${text}]` : text))
    .join('');

test('what was typed is marked where a word begins with it', () => {
  expect(marked('Orvani 5 kW Hybrid Inverter', 'hybrid inv')).toBe('Orvani 5 kW [Hybrid] [Inv]erter');
  expect(marked('Orvani 5 kW Hybrid Inverter', 'vani')).toBe('Orvani 5 kW Hybrid Inverter');
  expect(marked('Inverter', 'in inv')).toBe('[Inv]erter');
  expect(marked('સોલર પંપ', 'પં')).toBe('સોલર [પં]પ');
  expect(marked('Cable (4 mm²)', '(4')).toBe('Cable [(4] mm²)');
  expect(marked('Panel', '   ')).toBe('Panel');
});
