/** Text that is not a number is sent as it is: the server reports it at its field. */
export const figureOf = (text: string) =>
  text.trim() === '' || Number.isNaN(Number(text)) ? (text as unknown as number) : Number(text);
export const figureOrNone = (text: string) => (text.trim() ? figureOf(text) : null);
