import { Fault } from '#src/platform/fault.ts';
import { wholeFile } from '#src/platform/media/picture-store.ts';
import { toJpeg } from '#src/platform/media/to-jpeg.ts';
import type { Platform } from '#src/platform/platform.ts';
import { photoFile } from '#src/shop/catalogue/pictures/private-photo.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { type PlantFigures, plantFiguresAt } from '#src/shop/solar/plant-yield/plant-figures.ts';

import { adviceAfter } from './advise.ts';
import { expectedOutput } from './expected-output.ts';
import { findPhotoRow } from './photo.store.ts';
import { MOST_PHOTOS, type PhotoSide } from './photo.ts';
import { showVisit } from './show-visit.ts';
import { trendOf } from './trend.ts';
import { selectReadings } from './work.store.ts';
import type { ReportContent } from './write-report.ts';

/** Width of a photo in the PDF, in pixels: 240 points at 250 dpi. */
const PIXELS = 840;

/**
 * The health report of a completed visit, for its customer, its technician and the administrator. `mark` changes whenever the
 * PDF would: photos still being resized are added later, and the customer may change their plant. Throws `not-found`, `forbidden`, `wrong-step`.
 */
export async function showReport(
  platform: Platform,
  actor: Principal,
  id: string,
): Promise<{ mark: string; number: number; gather(): Promise<ReportContent> }> {
  const { visit, work, photos } = await showVisit(platform, actor, id);
  const { completedAt } = visit;
  if (visit.state !== 'completed' || !completedAt) throw new Fault('wrong-step', 'report-too-early');
  const ready = photos.filter(({ state }) => state === 'ready');
  const plant = await plantFiguresAt(platform, visit.uid, visit.address.zipcode);
  const advice = adviceAfter(visit, work, completedAt, plant);
  const readings = await selectReadings(platform.db, { uid: visit.uid, ...visit.address }, completedAt);
  return {
    mark: `${id} ${ready.map((photo) => photo.id).join(' ')} ${markOf(plant)}`,
    number: visit.bookingNumber,
    async gather() {
      const pictures: Record<PhotoSide, Buffer[]> = { before: [], after: [] };
      for (const photo of ready.slice(0, 2 * MOST_PHOTOS)) {
        const jpeg = await asJpeg(platform, id, photo.id);
        if (jpeg) pictures[photo.side].push(jpeg);
      }
      return {
        store: platform.shopSettings.current,
        visit: { ...visit, code: '' },
        completedAt,
        work,
        advice,
        trend: trendOf(readings),
        output: expectedOutput(plant, readings, id),
        photos: pictures,
      };
    },
  };
}

const markOf = (plant: PlantFigures | undefined): string =>
  plant ? `${plant.kwp} ${plant.rupeesAUnit} ${plant.expectation?.commissionedOn} ${plant.expectation?.byMonth}` : '';

async function asJpeg({ db, pictures }: Platform, visitId: string, photoId: string): Promise<Buffer | undefined> {
  const row = await findPhotoRow(db, visitId, photoId);
  const file = row && (await pictures.get(photoFile(row.stem, 1280)));
  return file && toJpeg(await wholeFile(file), PIXELS);
}
