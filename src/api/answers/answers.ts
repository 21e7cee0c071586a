import type { z } from '@hono/zod-openapi';
import { refusal } from '#src/wire/values.ts';

/** A JSON body in the document of the API. */
export const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

export const body = <T extends z.ZodType>(schema: T) => ({
  required: true as const,
  content: { 'application/json': { schema } },
});

/** A body that may be omitted, as with DELETE. */
export const optionalBody = <T extends z.ZodType>(schema: T) => ({
  required: false as const,
  content: { 'application/json': { schema } },
});

/** The refusals that a call may give; every one has the same shape. */
export const refusals = (...statuses: (400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503)[]) =>
  Object.fromEntries(statuses.map((status) => [status, json(refusal, WHY[status] ?? '')])) as Record<number, never>;

const WHY: Record<number, string> = {
  400: 'Unreadable',
  401: 'Signed out',
  403: 'Not yours',
  404: 'Unknown',
  409: 'Conflicts with the present state',
  413: 'Too large',
  422: 'Invalid; `fields` has a message for each wrong field',
  429: 'Too many',
  503: 'The database or the provider cannot be reached',
};
