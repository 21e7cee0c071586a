import { encode } from 'uqr';
import type { PdfPage } from './pdf-page.ts';

/** Draws a QR code, dark on white, `size` points wide with its quiet border. */
export function drawQrCode(
  { pdf }: PdfPage,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const code = encode(text, { ecc: 'M', border: 2 });
  const unit = size / code.size;
  pdf.save().translate(x, y).scale(unit);
  code.data.forEach((row, top) => {
    row.forEach((dark, left) => {
      if (dark) pdf.rect(left, top, 1, 1);
    });
  });
  pdf.fill('#000000').restore();
}
