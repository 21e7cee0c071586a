/**
 * Asks for a value at most once in `every` milliseconds, however many want it, and makes nobody wait for longer than `patience`. Undefined
 * if the last question failed, or is not answered yet; a question that hangs is not asked twice.
 */
export function seldom<T>(
  ask: () => Promise<T>,
  { every, patience }: { every: number; patience: number },
): () => Promise<T | undefined> {
  let last: { at: number; value: T | undefined } | undefined;
  let asking: Promise<T | undefined> | undefined;
  const fresh = () => {
    const began = performance.now();
    return ask()
      .catch(() => undefined)
      .then((value) => {
        last = { at: began, value };
        asking = undefined;
        return value;
      });
  };
  return async () => {
    if (last && performance.now() - last.at < every) return last.value;
    asking ??= fresh();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, patience, undefined);
    });
    return Promise.race([asking, late]).finally(() => clearTimeout(timer));
  };
}
