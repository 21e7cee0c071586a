import type { ClaimState } from '#src/kernel/claim-lifecycle.ts';
import type { Day } from '#src/kernel/india-time.ts';

/** The most photographs of one claim. */
export const MOST_PHOTOS = 6;

/** A claim on the warranty of a unit. */
export type Claim = {
  id: string;
  reference: string;
  uid: string;
  /** The language in which it was filed. */
  locale: string;
  state: ClaimState;
  unit: {
    id: string;
    name: string;
    serial: string;
    maker: string;
    startsOn: Day;
    /** The shop has it back: only a refusal is left. */
    returned: boolean;
    productId: string | undefined;
  };
  /** What the unit was bought with; its buyer may be a former owner. */
  order: { id: string; number: number } | undefined;
  installation: { id: string; number: number } | undefined;
  /** No money moved. */
  test: boolean;
  problem: string;
  noticedOn: Day;
  /** With `refused`, why; else what happens next. */
  answer: string;
  part: { carrier: string; tracking: string; trackingUrl: string } | undefined;
  /** The serial number of the unit that took its place. */
  replacement: string | undefined;
  filedAt: Date;
  /** When its state was reached. */
  since: Date;
};

export type ClaimEvent = { state: ClaimState; at: Date };

/** A private photo of a claim. Its file can be shown once `state` is `ready`. */
export type ClaimPhoto = { id: string; state: 'waiting' | 'ready' | 'failed' };

/** A claim with what happened to it, the oldest first. */
export type ClaimFile = Claim & { events: ClaimEvent[]; photos: ClaimPhoto[] };

/** The address of a photo: a call that checks who asks, never a public picture file. */
export const claimPhotoAddress = (claimId: string, photoId: string): string =>
  `/api/warranty/claims/${encodeURIComponent(claimId)}/photos/${encodeURIComponent(photoId)}`;
