/** An amount in paise as a number that a spreadsheet can add up: rupees with two decimals. */
export const rupeesCell = (paise: number): number => Math.round(paise) / 100;
