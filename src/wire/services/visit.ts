import { z } from '@hono/zod-openapi';
import { VISIT_STATES } from '#src/kernel/visit-lifecycle.ts';
import { POINTS, pointsOf, RESULTS } from '#src/shop/services/visits/checklist.ts';
import type { SignOff } from '#src/shop/services/visits/move-visit.ts';
import { photoAddress, type VisitPhoto } from '#src/shop/services/visits/photo.ts';
import type { WorkInput } from '#src/shop/services/visits/save-work.ts';
import type { Visit, VisitFile, Work } from '#src/shop/services/visits/visit.ts';
import { coded } from '#src/wire/coded.ts';
import { success, words } from '#src/wire/values.ts';

// What happens at a visit: calls of our own, so the names are spelt correctly (rules.md §3).

/** A photo's name, made by the technician's device. */
export const photoId = z.string().regex(/^[a-z0-9-]{8,64}$/, coded('photo-id-format'));
export const side = z.enum(['before', 'after'], { error: coded('one-of') });

const reading = (most: number) =>
  z
    .number({ error: coded('must-be-number') })
    .min(0, coded('at-least'))
    .max(most, coded('too-large-number'))
    .nullable()
    .default(null);
const finding = z.object({
  result: z.enum(RESULTS, { error: coded('choose-result') }),
  remark: words(500, 0).default(''),
});

export const codeBody = z
  .object({ code: z.string({ error: coded('required') }).regex(/^[0-9]{4}$/, coded('visit-code-format')) })
  .openapi('VisitCodeBody');

export const workBody = z
  .object({
    revision: z
      .number({ error: coded('must-be-whole') })
      .int()
      .min(1)
      .max(9_000_000_000_000_000)
      .openapi({ description: 'Grows with each change on the device; a lower one than what is kept changes nothing' }),
    checklist: z.partialRecord(z.enum(POINTS), finding).default({}),
    totalKwh: reading(1e9),
    todayKwh: reading(1e6),
    inverterKw: reading(1e5),
    meterNote: words(300, 0).default(''),
    findings: words(2000, 0).default(''),
    advice: words(2000, 0).default(''),
  })
  .openapi('VisitWorkBody');
export const decodeWork = (body: z.infer<typeof workBody>): WorkInput => body;

export const signBody = z
  .object({
    signedBy: words(100, 3),
    agreed: z.literal(true, { error: coded('customer-agrees') }),
    // Not called `signature`: a refusal of that name is about a payment.
    drawing: z
      .string()
      .max(20_000, coded('signature-too-long'))
      .regex(/^(?:[ML]\d{1,3} \d{1,3})*$/, coded('signature-format'))
      .default('')
      .openapi({ description: 'An SVG path on a field of 600 × 200, or empty' }),
  })
  .openapi('VisitSignBody');
export const decodeSign = ({ signedBy, drawing }: z.infer<typeof signBody>): SignOff => ({
  signedBy,
  signature: drawing,
});

const wireVisit = z
  .object({
    id: z.string(),
    bookingId: z.string(),
    bookingNumber: z.number().int(),
    position: z.number().int(),
    state: z.enum(VISIT_STATES),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    planName: z.string(),
    name: z.string(),
    address: z.object({
      fullAddress: z.string(),
      landmark: z.string(),
      city: z.string(),
      state: z.string(),
      zipcode: z.string(),
      phone: z.string(),
    }),
    problems: z.string(),
    note: z.string(),
    technician: z.string(),
    points: z.array(z.enum(POINTS)).openapi({ description: 'What the checklist of this plan asks' }),
  })
  .openapi('Visit');

export const visitsAnswer = z.object({ status: success, data: z.object({ visits: z.array(wireVisit) }) });

export const encodeVisit = (visit: Visit): z.infer<typeof wireVisit> => ({
  id: visit.id,
  bookingId: visit.bookingId,
  bookingNumber: visit.bookingNumber,
  position: visit.position,
  state: visit.state,
  startsAt: visit.startsAt.toISOString(),
  endsAt: visit.endsAt.toISOString(),
  planName: visit.planName,
  name: visit.name,
  address: visit.address,
  problems: visit.problems,
  note: visit.note,
  technician: visit.technicianName,
  points: pointsOf(visit),
});

const wireWork = z.object({
  revision: z.number().int(),
  checklist: z.partialRecord(z.enum(POINTS), z.object({ result: z.enum(RESULTS), remark: z.string() })),
  totalKwh: z.number().nullable(),
  todayKwh: z.number().nullable(),
  inverterKw: z.number().nullable(),
  meterNote: z.string(),
  findings: z.string(),
  advice: z.string(),
  signedBy: z.string(),
  signedAt: z.iso.datetime().nullable(),
});
export const encodeWork = ({ signedAt, signature: _, ...work }: Work): z.infer<typeof wireWork> => ({
  ...work,
  signedAt: signedAt?.toISOString() ?? null,
});
export const workAnswer = z.object({ status: success, data: z.object({ work: wireWork }).openapi('VisitWork') });

/** PUT /visits-advice */
export const adviceBody = z.object({ wanted: z.boolean({ error: coded('must-be-flag') }) });

const wirePhoto = z.object({
  id: z.string(),
  side,
  state: z.enum(['waiting', 'ready', 'failed']),
  address: z.string(),
});
const encodePhoto = (visitId: string, { id, side: where, state }: VisitPhoto): z.infer<typeof wirePhoto> => ({
  id,
  side: where,
  state,
  address: photoAddress(visitId, id),
});

const wireVisitFile = z
  .object({
    visit: wireVisit,
    code: z.string().openapi({ description: 'What the customer says at the door; empty for the technician' }),
    work: wireWork,
    photos: z.array(wirePhoto),
  })
  .openapi('VisitFile');
export const visitFileAnswer = z.object({ status: success, data: wireVisitFile });
export const encodeVisitFile = ({ visit, work, photos }: VisitFile): z.infer<typeof wireVisitFile> => ({
  visit: encodeVisit(visit),
  code: visit.code,
  work: encodeWork(work),
  photos: photos.map((photo) => encodePhoto(visit.id, photo)),
});
