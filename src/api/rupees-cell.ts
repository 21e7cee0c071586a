/** An amount in paise as a spreadsheet adds it up: rupees with two decimals. */
export const rupeesCell = (paise: number): number => Math.round(paise) / 100;
