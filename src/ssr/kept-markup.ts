import { randomBytes } from 'node:crypto';
import { type Fragment, fragmentOf, type Markup, type Piece } from './markup.ts';

/** Most that all markup that is kept may take, in bytes, and its names in characters: some thousand cards. */
const MOST = 8 * 1024 * 1024;

/**
 * Begins every mark. Whoever writes text that a page shows could make a mark if they knew it. React writes none of these characters otherwise,
 * and leaves them as they are.
 */
const MARK = `\u0001${randomBytes(9).toString('base64url')}`;

/** Markup of parts of pages, by what they show; those that were not used for longest go first. */
export class MarkupStore {
  readonly #known = new Map<string, Fragment>();
  readonly #most: number;
  #size = 0;

  /** @param most that names and markup may take in total */
  constructor(most = MOST) {
    this.#most = most;
  }

  get(name: string): Fragment | undefined {
    const markup = this.#known.get(name);
    if (markup === undefined) return undefined;
    this.#known.delete(name);
    this.#known.set(name, markup);
    return markup;
  }

  set(name: string, markup: Fragment): void {
    if (this.#known.has(name)) return;
    this.#known.set(name, markup);
    this.#size += sizeOf(name, markup);
    for (const [oldest, old] of this.#known) {
      if (this.#size <= this.#most) return;
      this.#known.delete(oldest);
      this.#size -= sizeOf(oldest, old);
    }
  }
}

const sizeOf = (name: string, { bytes }: Fragment): number => name.length + bytes.length;

/** The parts of one page while it is rendered (web/ui/kept-markup.tsx). */
export class PageParts {
  readonly #store: MarkupStore;
  readonly #names: string[] = [];
  readonly #holes = new Map<number, Fragment>();

  constructor(store: MarkupStore) {
    this.#store = store;
  }

  place(name: string): { hole: string } | { begin: string; end: string } {
    const at = this.#names.push(name) - 1;
    const markup = this.#store.get(name);
    if (markup === undefined) return { begin: `${MARK}${at}${MARK}`, end: MARK };
    this.#holes.set(at, markup);
    return { hole: `${MARK}${at}${MARK}` };
  }

  /** Fills the holes of the rendered page, and keeps what was rendered between marks. */
  finish(html: string): Markup {
    const [first = '', ...pieces] = html.split(MARK);
    const page: [string, ...Piece[]] = [first];
    for (let at = 0; at < pieces.length; at += 2) {
      const number = Number(pieces[at]);
      const known = this.#holes.get(number);
      const fragment = known ?? fragmentOf(pieces[++at] ?? '');
      if (!known) this.#store.set(this.#names[number] as string, fragment);
      page.push(fragment, pieces[at + 1] ?? '');
    }
    return page;
  }
}
