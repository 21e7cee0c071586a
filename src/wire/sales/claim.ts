import { z } from '@hono/zod-openapi';
import { CLAIM_STATES } from '#src/kernel/claim-lifecycle.ts';
import { type ClaimFile, type ClaimPhoto, claimPhotoAddress } from '#src/shop/sales/claims/claim.ts';
import type { PartSent } from '#src/shop/sales/claims/send-part.ts';
import { coded } from '#src/wire/coded.ts';
import { photoId } from '#src/wire/services/visit.ts';
import { id, success, words } from '#src/wire/values.ts';
import { webAddress } from './order-file.ts';

// Claims on the warranty of units: calls of our own, so the names are spelt correctly (rules.md §3).

/** POST /warranty/claims */
export const newClaimBody = z
  .object({
    unitId: id,
    problem: words(1000).openapi({ description: 'What is wrong, in the customer’s own words' }),
    noticedOn: z.iso.date({ error: coded('must-be-day-like') }).openapi({ description: 'Since when' }),
  })
  .openapi('NewClaimBody');
export const claimMadeAnswer = z.object({ status: success, data: z.object({ id: z.string() }) });

export const claimPhotoParams = z.object({ id, photo: photoId });

/** PUT /admin/warranty/claims/{id} */
export const claimMoveBody = z
  .object({
    state: z.enum(['accepted', 'refused', 'closed'], { error: coded('one-of') }),
    answer: words(1000, 0)
      .default('')
      .openapi({ description: 'The customer reads it; a refusal needs it, `closed` has none' }),
  })
  .openapi('ClaimMoveBody');

/** POST /admin/warranty/claims/{id}/part */
export const partBody = z
  .object({
    carrier: words(100),
    tracking: words(100, 0).default(''),
    trackingUrl: webAddress.default(''),
    serial: words(200, 0)
      .optional()
      .openapi({ description: 'Of a unit that takes the claimed one’s place, with the rest of its warranty' }),
  })
  .openapi('ClaimPartBody');
export const decodePart = ({ serial, ...part }: z.infer<typeof partBody>): PartSent => ({
  ...part,
  serial: serial || undefined,
});

const state = z.enum(CLAIM_STATES);
const wireClaim = z
  .object({
    id: z.string(),
    reference: z.string(),
    state,
    unit: z.object({ id: z.string(), name: z.string(), serial: z.string(), maker: z.string() }),
    problem: z.string(),
    noticedOn: z.string(),
    answer: z.string().openapi({ description: 'With `refused`, why; else what happens next' }),
    part: z.object({ carrier: z.string(), tracking: z.string(), trackingUrl: z.string() }).nullable(),
    replacement: z.string().nullable().openapi({ description: 'The serial number of the unit that took its place' }),
    events: z.array(z.object({ state, at: z.iso.datetime() })).openapi({ description: 'The oldest first' }),
    photos: z
      .array(z.object({ id: z.string(), state: z.enum(['waiting', 'ready', 'failed']), address: z.string() }))
      .openapi({ description: 'Private: only its customer and the administrator may fetch them' }),
  })
  .openapi('WarrantyClaim');
export const claimAnswer = z.object({ status: success, data: wireClaim });
export const claimsAnswer = z.object({ status: success, data: z.array(wireClaim) });

export const encodeClaim = (file: ClaimFile): z.infer<typeof wireClaim> => ({
  id: file.id,
  reference: file.reference,
  state: file.state,
  unit: { id: file.unit.id, name: file.unit.name, serial: file.unit.serial, maker: file.unit.maker },
  problem: file.problem,
  noticedOn: file.noticedOn,
  answer: file.answer,
  part: file.part ?? null,
  replacement: file.replacement ?? null,
  events: file.events.map(({ state: reached, at }) => ({ state: reached, at: at.toISOString() })),
  photos: file.photos.map((photo: ClaimPhoto) => ({ ...photo, address: claimPhotoAddress(file.id, photo.id) })),
});
