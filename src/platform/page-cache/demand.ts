/** Requests within this second and the one before that make a page one in demand. */
const MANY = 5;

/** How often a page was requested lately. */
export class Demand {
  #second = 0;
  #count = 0;
  #before = 0;

  add(now: number): void {
    this.#turn(now);
    this.#count += 1;
  }

  isHigh(now: number): boolean {
    this.#turn(now);
    return this.#count + this.#before >= MANY;
  }

  #turn(now: number) {
    const second = Math.floor(now / 1000);
    if (second === this.#second) return;
    this.#before = second === this.#second + 1 ? this.#count : 0;
    this.#count = 0;
    this.#second = second;
  }
}
