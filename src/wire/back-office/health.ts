import { z } from '@hono/zod-openapi';
import type { Health } from '#src/shop/back-office/health/check-health.ts';
import { HEALTH_KEYS, HEALTH_STATES } from '#src/shop/back-office/health/health-item.ts';
import { id, success } from '#src/wire/values.ts';

const instant = z.iso.datetime();

const item = z
  .object({
    key: z.enum(HEALTH_KEYS),
    state: z.enum(HEALTH_STATES),
    reason: z.string(),
    count: z.number().int().optional(),
    at: instant.optional(),
    bytes: z.number().optional(),
    share: z.number().int().optional().openapi({ description: 'Per cent that is free' }),
  })
  .openapi('HealthItem');

const failedJob = z
  .object({ _id: z.string(), kind: z.string(), createdAt: instant, failedAt: instant, attempts: z.number().int() })
  .openapi('FailedJob');

export const healthAnswer = z.object({
  status: success,
  data: z.object({
    at: instant,
    items: z.array(item).openapi({ description: 'The worst first' }),
    failedJobs: z.array(failedJob).openapi({ description: 'The newest 200' }),
    versions: z.object({ shop: z.string(), node: z.string(), database: z.string(), migration: z.string() }),
    databaseBytes: z.number(),
    disk: z.object({ size: z.number(), free: z.number() }).nullable(),
    startedAt: instant,
  }),
});

/** One job, or all of its kind. */
export const retryBody = z.object({ kind: id, id: z.uuid().optional() }).openapi('JobRetry');
export const retriedAnswer = z.object({ status: success, data: z.object({ count: z.number().int() }) });

export const encodeHealth = (health: Health): z.infer<typeof healthAnswer>['data'] => ({
  ...health,
  at: health.at.toISOString(),
  startedAt: health.startedAt.toISOString(),
  items: health.items.map(({ at, ...rest }) => ({ ...rest, ...(at && { at: at.toISOString() }) })),
  failedJobs: health.failedJobs.map(({ id: _id, queue: kind, createdAt, failedAt, attempts }) => ({
    ...{ _id, kind, attempts },
    createdAt: createdAt.toISOString(),
    failedAt: failedAt.toISOString(),
  })),
  disk: health.disk ?? null,
});
