import compile from 'icu-minify/compile';
import { expect, it } from 'vitest';
import formatMessage from './format-message.ts';

const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...options),
};
const say = (text: string, values: Record<string, number>, formats = {}) =>
  formatMessage('key', compile(text), values, { locale: 'en-IN', formatters, formats, globalFormats: {} } as never);

it.each([
  ['{count, plural, one {# review} other {# reviews}}', 1, '1 review'],
  ['{count, plural, one {# review} other {# reviews}}', 123_456, '1,23,456 reviews'],
  ['{count, number} kWh', 1234.5678, '1,234.568 kWh'],
  ['{count, number} kWh', -2, '-2 kWh'],
])('%s of %d: %s', (text, count, said) => expect(say(text, { count })).toBe(said));

it('leaves a number with a style of its own to Intl', () => {
  const formats = { number: { share: { style: 'percent' } } };
  expect(say('{share, number, share}', { share: 0.256 }, formats)).toBe('26%');
});
