import { z } from '@hono/zod-openapi';
import {
  APPLICATION_STATES,
  APPLICATION_STEPS,
  applicationMoves,
  customerMove,
} from '#src/kernel/application-lifecycle.ts';
import { invalid } from '#src/platform/fault.ts';
import type { ApplicationDocument } from '#src/shop/solar/applications/application.ts';
import { type ApplicationFile, nextOf } from '#src/shop/solar/applications/show-application.ts';
import type { ApplicationOrigin } from '#src/shop/solar/applications/start-application.ts';
import { coded } from '#src/wire/coded.ts';
import { id, success, words } from '#src/wire/values.ts';

// Applications for subsidy and net meter: calls of our own, so the names are spelt correctly (rules.md §3).

const day = z.iso.date({ error: coded('must-be-day-like') });
const state = z.enum(APPLICATION_STATES, { error: coded('one-of') });
const note = words(500, 0).default('');

/** POST /applications/{id}/steps */
export const stepBody = z
  .object({
    state: state.openapi({ description: 'Forward only; after `rejected` comes `corrected`, then the same step again' }),
    on: day,
    note: note.openapi({ description: 'With `rejected`, why: needed there' }),
  })
  .openapi('ApplicationStepBody');

/** POST /admin/solar/applications */
export const newApplicationBody = z
  .object({
    plantId: id.optional(),
    installationId: id.optional().openapi({ description: 'Its plant is added if it has none' }),
    name: words(60).optional().openapi({ description: 'Of the plant that is added; needed with `installationId`' }),
    kwp: z
      .number({ error: coded('must-be-number') })
      .min(0.1, coded('at-least'))
      .max(1000, coded('at-most'))
      .optional()
      .openapi({ description: 'Of that plant; needed with `installationId`' }),
    state: z
      .enum(APPLICATION_STEPS, { error: coded('one-of') })
      .openapi({ description: 'The step that it has reached' }),
    on: day,
    note,
  })
  .openapi('NewApplicationBody');

/** What it is started from. Throws `invalid`. */
export function decodeOrigin({
  plantId,
  installationId,
  name,
  kwp,
}: z.infer<typeof newApplicationBody>): ApplicationOrigin {
  if (plantId !== undefined && installationId === undefined) return { plantId };
  if (plantId !== undefined || installationId === undefined) throw invalid({ plantId: 'plant-or-order' });
  if (name === undefined) throw invalid({ name: 'required' });
  if (kwp === undefined) throw invalid({ kwp: 'required' });
  return { installationId, name, kwp };
}

/** PUT /admin/solar/usual-days */
export const usualDaysBody = z
  .object({
    usual: z
      .array(
        z.object({
          state,
          days: z
            .number({ error: coded('must-be-number') })
            .int(coded('must-be-whole'))
            .min(1, coded('at-least'))
            .max(365, coded('at-most')),
        }),
      )
      .min(1)
      .max(APPLICATION_STATES.length),
  })
  .openapi('UsualDaysBody');

/** POST /applications/{id}/documents */
export const documentQuery = z.object({
  name: words(120).openapi({ description: 'What its sender calls it, such as the name of the file' }),
});
export const documentParams = z.object({ id, document: id });

const by = z.enum(['shop', 'customer']).openapi({ description: 'Who said so: nothing is read from the portal' });
const wireDocument = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['pdf', 'jpg']),
    bytes: z.number().int(),
    state: z.enum(APPLICATION_STATES),
    enteredBy: by,
    enteredAt: z.iso.datetime(),
  })
  .openapi('ApplicationDocument');
const encodeDocument = ({ id: document, name, kind, bytes, state: at, enteredBy, enteredAt }: ApplicationDocument) => ({
  ...{ id: document, name, kind, bytes, state: at, enteredBy },
  enteredAt: enteredAt.toISOString(),
});

export const applicationMadeAnswer = z.object({ status: success, data: z.object({ id: z.string() }) });
export const documentMadeAnswer = z.object({ status: success, data: z.object({ document: wireDocument }) });
export const encodeDocumentAnswer = (document: ApplicationDocument) => ({ document: encodeDocument(document) });

export const applicationAnswer = z.object({
  status: success,
  data: z.object({
    application: z
      .object({
        id: z.string(),
        plantId: z.string(),
        state: z.enum(APPLICATION_STATES),
        since: z.string(),
        next: z
          .object({
            state: z.enum(APPLICATION_STATES),
            by: z.enum(['customer', 'shop', 'discom', 'agency']),
            usualDays: z.number().int().nullable(),
            isAssumed: z.boolean().openapi({ description: 'The shop has not confirmed these days' }),
          })
          .nullable(),
        moves: z.array(z.enum(APPLICATION_STATES)).openapi({ description: 'What the shop may enter next' }),
        own: z.enum(APPLICATION_STATES).nullable().openapi({ description: 'What its customer may enter now' }),
      })
      .openapi('SolarApplication'),
    events: z.array(
      z.object({
        state: z.enum(APPLICATION_STATES),
        on: z.string(),
        enteredBy: by,
        enteredAt: z.iso.datetime(),
        note: z.string(),
      }),
    ),
    documents: z.array(wireDocument),
  }),
});

export function encodeApplicationFile({
  application,
  events,
  documents,
  usual,
}: ApplicationFile): z.infer<typeof applicationAnswer>['data'] {
  const next = nextOf(application, usual);
  return {
    application: {
      id: application.id,
      plantId: application.plantId,
      state: application.state,
      since: application.since,
      next: next ? { state: next.state, by: next.by, usualDays: next.days ?? null, isAssumed: next.isAssumed } : null,
      moves: applicationMoves(application),
      own: customerMove(application) ?? null,
    },
    events: events.map((event) => ({ ...event, enteredAt: event.enteredAt.toISOString() })),
    documents: documents.map(encodeDocument),
  };
}
