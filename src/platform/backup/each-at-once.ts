/** Does the work for each, a few at once. The first failure ends it. */
export async function eachAtOnce<T>(
  count: number,
  all: AsyncIterable<T> | Iterable<T>,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const source = (async function* () {
    yield* all;
  })();
  let failed = false;
  const worker = async () => {
    for (;;) {
      const { value, done } = await source.next();
      if (done || failed) return;
      await work(value);
    }
  };
  const guarded = () =>
    worker().catch((error) => {
      failed = true;
      throw error;
    });
  await Promise.all(Array.from({ length: count }, guarded));
}
