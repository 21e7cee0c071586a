import type { Locale } from '#src/kernel/locales.ts';
import { CONTENT, type PdfPage } from '#src/platform/pdf/pdf-page.ts';
import type { Look } from '#src/shop/back-office/settings/letterhead.ts';
import type { MailWords } from '#src/shop/notifications/mail-words.ts';

/** What all parts of the report need. */
export type ReportPage = { paper: PdfPage; words: MailWords; locale: Locale; look: Look };

/** Draws a heading, with room for what begins below it; answers the y below. */
export function heading(
  { paper, look }: Pick<ReportPage, 'paper' | 'look'>,
  text: string,
  y: number,
  room = 60,
): number {
  const top = paper.room(y, room);
  return (
    paper.write(
      text,
      { x: CONTENT.x, y: top, width: CONTENT.width },
      { size: 11.5, weight: 'bold', colour: look.heading, lead: 1.5 },
    ) + 4
  );
}
