import { describe, expect, it } from 'vitest';
import { seeded } from '#tests/support/rounds.ts';
import { readStatement } from './read-statement.ts';
import { readAmount, readDay } from './statement-values.ts';

const read = (rows: string[]) => readStatement(new TextEncoder().encode(rows.join('\r\n')));

// As the banks' own downloads are: titles above, several columns of dates and numbers, a footer below.
const BANKS: Record<string, string[]> = {
  HDFC: [
    'HDFC BANK Ltd.,,,,,,',
    'Statement From : 01/11/2026 To : 30/11/2026,,,,,,',
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    '********,**********,*******,*******,*****,*****,*****',
    '05/11/26,NEFT CR-UTIB0000123-ASHA PATEL-BT23456789BC,AXISN12345,05/11/26,,"1,50,000.00","9,87,654.00"',
    '05/11/26,POS FUEL,0000123,05/11/26,"1,250.50",,"9,86,403.50"',
    'STATEMENT SUMMARY :-,,,,,,',
  ],
  ICICI: [
    'DETAILED STATEMENT,,,,,,,',
    'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount(INR),Deposit Amount(INR),Balance(INR)',
    '1,05/11/2026,05/11/2026,-,NEFT-AXISN12345-ASHA PATEL-BT23456789BC,0.00,150000.00,987654.00',
    '2,05/11/2026,05/11/2026,-,POS FUEL,1250.50,0.00,986403.50',
  ],
  'ICICI, for companies': [
    'No.,Transaction ID,Value Date,Txn Posted Date,ChequeNo.,Description,Cr/Dr,Transaction Amount(INR),Available Balance(INR)',
    '1,S1234,05/11/2026,05/11/2026 10:11:12 AM,-,NEFT ASHA PATEL BT23456789BC,CR,"1,50,000.00","9,87,654.00"',
    '2,S1235,05/11/2026,05/11/2026 10:12:12 AM,-,POS FUEL,DR,"1,250.50","9,86,403.50"',
  ],
  SBI: [
    'Account Name\tKiran Solar',
    'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance',
    '5 Nov 2026\t5 Nov 2026\tBY TRANSFER-NEFT*UTIB0000123*ASHA PATEL*BT23456789BC--\tTRANSFER FROM 99\t \t1,50,000.00\t9,87,654.00',
    '5 Nov 2026\t5 Nov 2026\tPOS FUEL\t \t1,250.50\t \t9,86,403.50',
  ],
  Axis: [
    'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL',
    '05-11-2026,-,NEFT/AXISN12345/ASHA PATEL/BT23456789BC, ,150000.00,987654.00,123',
    '05-11-2026,-,POS FUEL,1250.50, ,986403.50,123',
  ],
  Kotak: [
    'Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr',
    '1,05/11/2026,NEFT ASHA PATEL BT23456789BC,NEFTINW-1,"1,50,000.00",CR,"9,87,654.00",CR',
    '2,05/11/2026,POS FUEL,UPI-1,"1,250.50",DR,"9,86,403.50",CR',
  ],
  'Kotak, newer': [
    '#,TRANSACTION DATE,VALUE DATE,TRANSACTION DETAILS,CHQ / REF NO.,DEBIT/CREDIT(₹),BALANCE(₹)',
    '1,05 Nov 2026 10:11 AM,05 Nov 2026,NEFT ASHA PATEL BT23456789BC,NEFTINW-1,"+1,50,000.00","9,87,654.00"',
    '2,05 Nov 2026 10:12 AM,05 Nov 2026,POS FUEL,UPI-1,"-1,250.50","9,86,403.50"',
  ],
};

describe.each(Object.entries(BANKS))('a statement of %s', (_, rows) => {
  it('has its credit alone, with day, words and amount', async () => {
    const found = await read(rows);
    expect(found).toMatchObject([{ day: '2026-11-05', amount: 15_000_000 }]);
    expect(found[0]?.words).toContain('BT23456789BC');
  });
});

it('keeps the bank’s own number where it has a column of its own', async () => {
  expect((await read(BANKS['HDFC'] as string[]))[0]?.words).toMatch(/BC · AXISN12345$/);
});

it('is refused without headings, and for a credit that cannot be read', async () => {
  await expect(read(['a,b', '1,2'])).rejects.toMatchObject({ code: 'invalid' });
  const broken = ['Date,Narration,Credit', '05/11/26,NEFT,12x'];
  await expect(read(broken)).rejects.toMatchObject({ fieldReasons: { file: { params: { line: 2 } } } });
});

it.each([
  ['05/11/26', '2026-11-05'],
  ['5-11-2026', '2026-11-05'],
  ['05.11.2026', '2026-11-05'],
  ['05-Nov-26', '2026-11-05'],
  ['5 November 2026', '2026-11-05'],
  ['2026-11-05T00:00:00', '2026-11-05'],
  ['31/02/2026', undefined],
  ['11/13/2026', undefined],
  ['Total', undefined],
  ['', undefined],
])('reads the date %j', (cell, day) => {
  expect(readDay(cell)).toBe(day);
});

it.each([
  ['1,50,000.00', 15_000_000, undefined],
  ['₹ 500.5 Cr', 50_050, 'credit'],
  ['(250.00)', 25_000, 'debit'],
  ['-1,250', 125_000, 'debit'],
  ['+ 1', 100, 'credit'],
  ['INR 10.05 Dr.', 1005, 'debit'],
])('reads the amount %j', (cell, amount, side) => {
  expect(readAmount(cell)).toEqual({ amount, side });
});

it.each(['', ' ', '-', '0.00', '0'])('takes %j for no amount', (cell) => {
  expect(readAmount(cell)).toBe('none');
});

it.each(['12x', '1.234', '1.00.00', '99,99,99,99,99,999'])('cannot read %j', (cell) => {
  expect(readAmount(cell)).toBeUndefined();
});

/** Whatever a month brings, written as each kind of bank writes it. */
type Row = { day: string; words: string; paise: number; isCredit: boolean };
const lakhs = (paise: number) => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100);
const [year, month, date] = [0, 1, 2].map((part) => (day: string) => day.split('-')[part] ?? '') as [
  (day: string) => string,
  (day: string) => string,
  (day: string) => string,
];
const WRITERS: Record<string, { head: string; row: (row: Row) => string }> = {
  'two columns': {
    head: 'Date,Narration,Withdrawal Amt.,Deposit Amt.',
    row: ({ day, words, paise, isCredit }) =>
      `${date(day)}/${month(day)}/${year(day).slice(2)},"${words}",${isCredit ? '' : `"${lakhs(paise)}"`},${isCredit ? `"${lakhs(paise)}"` : ''}`,
  },
  'one column and its side': {
    head: 'Date;Description;Amount;Dr / Cr;Balance;Dr / Cr',
    row: ({ day, words, paise, isCredit }) =>
      `${date(day)}-${month(day)}-${year(day)};"${words}";${(paise / 100).toFixed(2)};${isCredit ? 'CR' : 'DR'};1.00;CR`,
  },
  'one column with signs': {
    head: 'TRANSACTION DATE\tTRANSACTION DETAILS\tDEBIT/CREDIT(₹)',
    row: ({ day, words, paise, isCredit }) => `${day}\t${words}\t"${isCredit ? '+' : '-'}${lakhs(paise)}"`,
  },
};

it.each(Object.entries(WRITERS))(
  'reads every credit of 200 random statements to the paisa: %s',
  async (_, { head, row }) => {
    const random = seeded(20_261_127);
    for (let round = 0; round < 200; round++) {
      const rows = Array.from(
        { length: 1 + random.below(12) },
        (): Row => ({
          day: `2026-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`,
          words: `NEFT-${random.below(1e6)}-${random.pick(['ASHA PATEL', 'MEHTA, AND SONS', "D'SOUZA"])}`,
          paise: 1 + random.below(random.pick([100, 1e5, 1e9])),
          isCredit: random.chance(0.5),
        }),
      );
      expect(await read([head, ...rows.map(row)])).toEqual(
        rows.filter(({ isCredit }) => isCredit).map(({ day, words, paise }) => ({ day, words, amount: paise })),
      );
    }
  },
);
