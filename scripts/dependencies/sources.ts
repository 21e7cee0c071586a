import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OsvRecord } from './osv.ts';

/** The reviewed records of a clone of https://github.com/github/advisory-database that are about npm. */
export async function* recordsOfClone(clone: string): AsyncGenerator<OsvRecord> {
  for await (const file of glob('advisories/github-reviewed/**/*.json', { cwd: clone })) {
    const text = await readFile(path.join(clone, file), 'utf8');
    if (text.includes('"npm"')) yield JSON.parse(text) as OsvRecord;
  }
}

type Query = { package: { ecosystem: 'npm'; name: string }; page_token?: string };
type Answer = { results: { vulns?: { id: string }[]; next_page_token?: string }[] };

/** Every record that OSV's API (https://google.github.io/osv.dev/api/) has about these npm packages. */
export async function* recordsOfOsv(api: string, names: string[]): AsyncGenerator<OsvRecord> {
  const ids = new Set<string>();
  let queries: Query[] = names.map((name) => ({ package: { ecosystem: 'npm', name } }));
  while (queries.length) {
    const batch = queries.slice(0, 500);
    const { results } = await ask<Answer>(`${api}/v1/querybatch`, { queries: batch });
    for (const result of results) for (const { id } of result.vulns ?? []) ids.add(id);
    const unfinished = batch.flatMap((query, at) =>
      results[at]?.next_page_token ? [{ ...query, page_token: results[at].next_page_token }] : [],
    );
    queries = [...queries.slice(500), ...unfinished];
  }
  for (const id of [...ids].sort()) yield await ask<OsvRecord>(`${api}/v1/vulns/${encodeURIComponent(id)}`);
}

async function ask<T>(url: string, body?: unknown): Promise<T> {
  const request = {
    signal: AbortSignal.timeout(60_000),
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  };
  const answer = await fetch(url, request).catch((error: Error) => {
    throw new Error(`${new URL(url).host} cannot be reached: ${error.message}`);
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
}
