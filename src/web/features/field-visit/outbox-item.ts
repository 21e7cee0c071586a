import type { SentReason } from '#src/wire/client/call.ts';
import type { WorkNotes } from '#src/wire/client/visits.ts';
import type { PhotoSide } from '#src/wire/domain.ts';

/** A refusal as stored on the device. */
export type Refused = { status: number; code: string; reason: SentReason | undefined };

/** Something waiting to be sent. `refused`: the shop will never accept it, and said why; a refusal stored before reasons had codes is a sentence. */
export type Item = { key: string; at: number; visitId: string; refused?: Refused | string } & (
  | { kind: 'notes'; notes: WorkNotes }
  | { kind: 'photo'; photoId: string; side: PhotoSide; file: Blob }
  | { kind: 'removal'; photoId: string }
  | { kind: 'sign'; sign: { signedBy: string; drawing: string } }
);

// Small things first. The signature last: it means that everything else is there.
const RANK = { notes: 0, removal: 1, photo: 2, sign: 3 } as const;

/** What is sent next: a signature only when nothing else of its visit is waiting. */
export function nextOf(items: readonly Item[]): Item | undefined {
  const open = items.filter((one) => one.refused === undefined);
  return open
    .filter(
      (one) => one.kind !== 'sign' || !open.some((other) => other.visitId === one.visitId && other.kind !== 'sign'),
    )
    .sort((a, b) => RANK[a.kind] - RANK[b.kind] || a.at - b.at)[0];
}

/** How long to wait after this many failures in a row: 2 s, doubling up to a minute. */
export const pause = (failures: number): number => Math.min(60_000, 1000 * 2 ** Math.max(1, failures));
