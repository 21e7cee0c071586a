/** Excel's limit. */
const MOST_ROWS = 1_048_576;
/** No program writes a longer tag. */
const LONGEST_TAG = 10_000;

const TAG = /<(?:[\w.-]+:)?(row|c)(?=[\s/])([^<>]*)>/g;
const PLACE = /(?:^|\s)r\s*=\s*(?:"([A-Z]{0,4})(\d{1,10})"|'([A-Z]{0,4})(\d{1,10})')/;

/**
 * Scans the XML of a sheet chunk by chunk and notes what table its cells span: a reader that fills the gaps allocates all of it, and a file
 * of a few bytes can name a cell at the far end. Empty cells span nothing.
 */
export class SpanOfCells {
  #tail = '';
  #row = 0;
  #column = 0;
  #isBroken = false;

  /** How many cells the table has. */
  get cells(): number {
    return this.#row * this.#column;
  }

  /** Whether it names cells as no program does; then there is no telling how a reader takes it. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  read(piece: string): void {
    const text = this.#tail + piece;
    for (const [, name, attributes = ''] of text.matchAll(TAG)) this.#note(name === 'c', attributes);
    const open = text.lastIndexOf('<');
    this.#tail = open >= 0 && !text.includes('>', open) ? text.slice(open) : '';
    if (this.#tail.length > LONGEST_TAG) this.#isBroken = true;
  }

  #note(isCell: boolean, attributes: string): void {
    // An unclosed quote means that the tag has not ended here.
    if (/["']/.test(attributes.replace(/"[^"]*"|'[^']*'/g, ''))) this.#isBroken = true;
    const place = PLACE.exec(attributes);
    const row = Number(place?.[2] ?? place?.[4] ?? 0);
    if (row > MOST_ROWS || (isCell ? !place : /(?:^|\s)r\s*=/.test(attributes) && !place)) this.#isBroken = true;
    if (!isCell || attributes.endsWith('/')) return;
    this.#row = Math.max(this.#row, row);
    this.#column = Math.max(this.#column, columnNumber(place?.[1] ?? place?.[3] ?? '') + 1);
  }
}

/** A → 0, Z → 25, AA → 26. */
export const columnNumber = (name: string): number =>
  [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
