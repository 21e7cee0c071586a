import type { Shop } from '#src/shop/shop.ts';

type Papers = typeof import('#src/shop/pdf-worker.ts');

/** Sets one of the shop's documents as a PDF, off the thread of the requests. Throws `unavailable` when too many wait. */
export const writePdf = <Kind extends keyof Papers>({ press }: Pick<Shop, 'press'>, kind: Kind, content: Parameters<Papers[Kind]>[0]): Promise<Buffer> =>
  press.write(kind, content);
