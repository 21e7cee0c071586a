import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'Rupees Zero Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [1_950_81, 'Rupees One Thousand Nine Hundred Fifty and Eighty-One Paise Only'],
  [1_00_000_00, 'Rupees One Lakh Only'],
  [12_34_567_89, 'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Eighty-Nine Paise Only'],
  [100_00_00_000_00, 'Rupees One Hundred Crore Only'],
  [20_00_00_019_00, 'Rupees Twenty Crore Nineteen Only'],
])('spells out %i paise', (paise, words) => expect(amountInWords(paise)).toBe(words));
