import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type CsvCell, csvText } from '#src/platform/spreadsheet/csv.ts';

/** A CSV in the document of the API. */
export const csvAnswer = { description: 'A table', content: { 'text/csv': { schema: z.string() } } };

/** A column that says whether the row is a test. */
export const yesNo = (yes: boolean): string => (yes ? 'yes' : 'no');

/** Rows as a file download. */
export const csvResponse = (c: Context, name: string, rows: Iterable<readonly CsvCell[]>): Response =>
  c.body(csvText(rows), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  });
