import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { isGuessable } from './guessable.ts';

const ASHA = { name: 'Asha Trivedi', email: 'asha.trivedi@example.com', shop: ['Kiran', 'Kiran Solar'] };

describe('a guessable password', () => {
  it.each([
    'Kiran@123',
    'K1ran2026!',
    'India@2026',
    'P@ssw0rd2026',
    'trivedi1984',
    'AshaTrivedi1',
    'kiransolar99',
    'aaaaaaaa',
    '11112222',
    'Solar@Kiran1',
  ])('%s is refused', (password) => expect(isGuessable(password, ASHA)).toBe(true));
  it.each([
    'sunlight on the roof',
    'quiet monsoon lantern',
    'kiran goes swimming daily',
    'Tr0ub4dor&3',
    'brown-otter-88-lamp',
    'सूरज की पहली किरण',
  ])('%s is not', (password) => expect(isGuessable(password, ASHA)).toBe(false));
});

describe('the list of common passwords', () => {
  it.each(['password', 'Password1', 'iloveyou', '12345678', 'qwertyuiop', 'krishna1', 'india123'])(
    'knows %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  );
  it.each(['sunlight on the roof', 'quiet monsoon lantern', '', 'x'.repeat(500)])('does not know %s', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  );
});
