/** A name as tables, sheets and the API have it: `pricePaise` is `price_paise`. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
