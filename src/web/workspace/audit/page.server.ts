import { formatPaise } from '#src/kernel/money.ts';
import { listActions } from '#src/shop/audit/list-actions.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { pageIn, textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { fieldNames } from './field-names.server.ts';
import { nameSubjects } from './subjects.server.ts';

const PAGE_SIZE = 30;

export const loader = pageLoader('audit', async ({ shop, locale, searchParams }) => {
  const page = pageIn(searchParams);
  const [act, subject, actor] = [
    textIn(searchParams, 'act'),
    textIn(searchParams, 'subject'),
    textIn(searchParams, 'actor'),
  ];
  const { items, total, acts, actors } = await listActions(shop, { act, subject, actor, page, limit: PAGE_SIZE });
  const named = await nameSubjects(shop, [...items.map((row) => row.subject), ...(subject ? [subject] : [])]);
  const nameOf = fieldNames(locale);
  return {
    texts: texts(locale, 'audit'),
    filter: { act, subject, actor },
    about: named.get(subject),
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    total,
    acts,
    actors,
    rows: items.map(({ before, after, ...row }) => ({
      ...row,
      about: named.get(row.subject),
      changes: changesOf(before, after).map((change) => ({ ...change, name: nameOf(row.subject, change.field) })),
    })),
  };
});

export type AuditData = Awaited<ReturnType<typeof loader>>;

type Values = Record<string, unknown> | null;

/** For each field, the value before and after, as text of at most a few lines. */
function changesOf(
  before: Values,
  after: Values,
): { field: string; before: string | undefined; after: string | undefined }[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({
    field,
    before: before ? written(field, before[field]) : undefined,
    after: after ? written(field, after[field]) : undefined,
  }));
}

function written(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && field.endsWith('Paise')) return formatPaise(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
