import type { fitAnswer, fitBody } from '#src/wire/solar/solar-fit.ts';
import { type Answered, call } from './call.ts';

/** What one rule says of some products, in the visitor's language. */
export type SaidFinding = Answered<typeof fitAnswer>['data']['findings'][number];

/** Whether products fit each other. Throws a Refusal (422) with the field for an unknown product. */
export const askWhetherFits = async (
  parts: { id: string; quantity: number }[],
  signal?: AbortSignal,
): Promise<SaidFinding[]> =>
  (
    await call<{ body: typeof fitBody; answer: typeof fitAnswer }>(
      'POST',
      '/solar/fit',
      { parts: parts.map(({ id, quantity }) => ({ _id: id, quantity })) },
      { signal },
    )
  ).data.findings;
