/** A row of a statement; the amount in paise. */
export type StatementLine = { words: string; paise: number; day?: string };

const indian = (paise: number) => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100);

/** A statement as HDFC writes it. */
export const statementOf = (lines: StatementLine[]): string =>
  [
    'HDFC BANK Ltd.,,,,,,',
    'Account No :50200012345678,,,,,,',
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    '01/11/26,"POS 4160 FUEL, AHMEDABAD",0000123,01/11/26,"1,250.00",,"9,87,654.00"',
    ...lines.map(
      ({ words, paise, day = '05/11/26' }) => `${day},"${words}",0000456,${day},,"${indian(paise)}","9,99,999.00"`,
    ),
  ].join('\r\n');
