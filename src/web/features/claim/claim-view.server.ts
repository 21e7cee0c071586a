import { CLAIM_STEPS, canMoveClaim, isOpenClaim } from '#src/kernel/claim-lifecycle.ts';
import { dateFormat } from '#src/kernel/format.ts';
import { type Day, instantInIndia } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import { type ClaimFile, claimPhotoAddress, MOST_PHOTOS } from '#src/shop/sales/claims/claim.ts';

/** A claim as its two readers see it. */
export function toClaimView(file: ClaimFile, locale: Locale) {
  const format = dateFormat(locale, { dateStyle: 'medium' });
  const day = (on: Day) => format.format(instantInIndia(on, '12:00'));
  const { id, reference, state, unit, problem, answer, part, replacement, events, photos } = file;
  const reached = events.map((event) => event.state);
  return {
    ...{ id, reference, state, problem, answer, part, replacement },
    unit: { name: unit.name, serial: unit.serial, maker: unit.maker, since: day(unit.startsOn) },
    noticed: day(file.noticedOn),
    events: events.map((event) => ({ state: event.state, on: format.format(event.at) })),
    ahead: isOpenClaim(state) ? CLAIM_STEPS.filter((step) => !reached.includes(step)) : [],
    photos: photos.map((photo) => ({
      id: photo.id,
      state: photo.state,
      address: claimPhotoAddress(id, photo.id),
    })),
    mostPhotos: MOST_PHOTOS,
    isWithdrawable: canMoveClaim(state, 'withdrawn'),
  };
}

export type ClaimView = ReturnType<typeof toClaimView>;
