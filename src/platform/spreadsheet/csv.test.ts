import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it('quotes what would break a row, and neutralises formulas', () => {
  expect(
    csvText([
      ['a', 'b,c', 'say "x"', null, 7],
      ['=1+1', '@cmd', '-5', ' x'],
    ]),
  ).toBe('\ufeffa,"b,c","say ""x""",,7\r\n\'=1+1,\'@cmd,\'-5," x"\r\n');
});
