/** What is no number goes as it is: the server says so at its field. */
export const figureOf = (text: string) =>
  text.trim() === '' || Number.isNaN(Number(text)) ? (text as unknown as number) : Number(text);
export const figureOrNone = (text: string) => (text.trim() ? figureOf(text) : null);
