import { CONTENT } from '#src/platform/pdf/pdf-page.ts';
import type { PhotoSide } from './photo.ts';
import { heading, type ReportPage } from './report-page.ts';

const GAP = 12;
const WIDTH = (CONTENT.width - GAP) / 2;
const HEIGHT = WIDTH * 0.72;

/** The photos in two columns, before and after side by side, with as many rows as the longer side has. */
export function writePhotos(desk: ReportPage, photos: Record<PhotoSide, Buffer[]>, top: number): number {
  const rows = Math.max(photos.before.length, photos.after.length);
  if (rows === 0) return top;
  const { paper, words } = desk;
  const columns = [
    { x: CONTENT.x, label: words('report.before'), files: photos.before },
    { x: CONTENT.x + WIDTH + GAP, label: words('report.after'), files: photos.after },
  ];
  let y = heading(desk, words('report.photos'), top, HEIGHT + 50);
  for (let row = 0; row < rows; row += 1) {
    const start = paper.room(y, HEIGHT + 16);
    for (const { x, label, files } of columns) {
      const file = files[row];
      if (!file) continue;
      paper.write(label, { x, y: start, width: WIDTH }, { size: 7.6, weight: 'bold', colour: '#4a5b6e' });
      paper.pdf
        .save()
        .roundedRect(x, start + 13, WIDTH, HEIGHT, 4)
        .clip();
      paper.pdf.image(file, x, start + 13, { cover: [WIDTH, HEIGHT], align: 'center', valign: 'center' });
      paper.pdf.restore();
    }
    y = start + 13 + HEIGHT + 10;
  }
  return y;
}
