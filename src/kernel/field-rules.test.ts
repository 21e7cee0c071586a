import { describe, expect, it } from 'vitest';
import { lengthOf, RULES } from './field-rules.ts';

const good = (rule: keyof typeof RULES, ...values: string[]) =>
  values.forEach((value) => expect(RULES[rule](value), `${rule}: ${value}`).toBeUndefined());
const bad = (rule: keyof typeof RULES, ...values: string[]) =>
  values.forEach((value) => expect(RULES[rule](value), `${rule}: ${value}`).toBeTypeOf('string'));

describe('field rules (spec.md §5)', () => {
  it('phone: exactly 10 digits', () => {
    good('phone', '9876543210', '0000000000');
    bad('phone', '987654321', '98765432101', '+919876543210', '98765 43210', '९८७६५४३२१०');
  });
  it('zipcode: exactly 6 digits', () => {
    good('zipcode', '380009');
    bad('zipcode', '38000', '3800091', '38000a', '');
  });
  it('full address: 50 characters as readers count them', () => {
    good('fullAddress', 'x'.repeat(50));
    bad('fullAddress', 'x'.repeat(49), `${' '.repeat(30)}${'x'.repeat(30)}`);
    expect(lengthOf('नवरंगपुरा')).toBeLessThan('नवरंगपुरा'.length);
  });
  it('name: letters of any script, at least 3', () => {
    good('name', 'Asha Patel', 'आशा पटेल', 'આશા પટેલ', "D'Souza", 'K. V. Rao', 'Anne-Marie');
    bad('name', 'Al', 'Asha1', 'Asha <b>', '---', '   ', 'a  b  c  1');
  });
  it('sign-up name: 4 to 20 characters', () => {
    good('userName', 'Asha', 'a'.repeat(20));
    bad('userName', 'Ash', 'a'.repeat(21));
  });
  it('e-mail', () => {
    good('email', 'asha@kiran.example', 'a.b+c@x.co.in');
    bad('email', 'asha', 'asha@', 'asha@kiran', 'a b@x.in', '@x.in', 'a@x..in');
  });
});
