import { pageIn, textIn } from './list-query.server.ts';

export type DeskView = { state: string; q: string; page: number; pages: number; total: number };

/** State, search and page from an address; invalid values are left out. */
export const readDeskView = <State extends string>(query: URLSearchParams, states: readonly State[]) => ({
  state: states.find((one) => one === query.get('state')),
  q: textIn(query, 'q').slice(0, 100),
  page: pageIn(query),
});

/** The same for the page, with the totals. */
export const toDeskView = (
  { state = '', q, page }: ReturnType<typeof readDeskView>,
  total: number,
  limit: number,
): DeskView => ({ state, q, page, pages: Math.ceil(total / limit), total });
