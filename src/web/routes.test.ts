import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { PAGES } from '#src/kernel/page-table.ts';
import routes from './routes.ts';

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : path === undefined || path === '*' ? [] : [`/${path}`]),
    ...pathsOf(children),
  ]);

it('each page of the table has one route, and no route has another path', () => {
  expect(pathsOf(routes).toSorted()).toEqual(
    Object.values(PAGES)
      .map(({ path }) => path)
      .toSorted(),
  );
});
