import { listActions } from '#src/shop/audit/list-actions.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { pageIn, textIn } from '#src/web/features/workspace-list/list-query.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { fieldNames } from './field-names.server.ts';
import { fieldValues } from './field-values.server.ts';
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
  const [nameOf, textOf] = [fieldNames(locale), fieldValues(locale)];
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
      changes: changesOf(before, after).map(({ field, ...values }) => ({
        field,
        name: nameOf(row.subject, field),
        before: values.before && textOf(row.subject, field, values.before.value),
        after: values.after && textOf(row.subject, field, values.after.value),
      })),
    })),
  };
});

export type AuditData = Awaited<ReturnType<typeof loader>>;

type Values = Record<string, unknown> | null;

/** For each field, the value before and after; undefined on a side that has no values at all. */
function changesOf(before: Values, after: Values) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({
    field,
    before: before ? { value: before[field] } : undefined,
    after: after ? { value: after[field] } : undefined,
  }));
}
