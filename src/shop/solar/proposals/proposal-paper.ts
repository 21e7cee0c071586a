import type { ShopSettings } from '#src/kernel/brand.ts';
import { dateFormat } from '#src/kernel/format.ts';
import type { Day } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import { CONTENT, type PdfPage, type Style } from '#src/platform/pdf/pdf-page.ts';
import type { Look } from '#src/shop/back-office/settings/letterhead.ts';
import { type MailWords, wordsFrom } from '#src/shop/notifications/mail-words.ts';
import type { ProposalVersion } from './proposal.ts';

export type ProposalContent = {
  store: ShopSettings;
  locale: Locale;
  version: ProposalVersion;
  /** A version that has ended says so. */
  today: Day;
  /** Of the saved plan, for the QR code. */
  address: string;
};

/** The texts of the paper: its own, those of the plan's page, and the names of figures. */
type PaperWords = { own: MailWords; plan: MailWords; figures: MailWords };

/** What all parts of the paper need. */
export type ProposalPage = { paper: PdfPage; locale: Locale; look: Look; words: PaperWords };

export const wordsOf = (locale: Locale): PaperWords => ({
  own: wordsFrom(locale, ['solarProposal']),
  plan: wordsFrom(locale, ['solarPlan']),
  figures: wordsFrom(locale, ['datedFigures']),
});

export const SOFT = '#4a5b6e';
export const GAP = 22;
export const BODY: Style = { size: 9, lead: 1.45 };
export const SMALL: Style = { size: 7.8, colour: SOFT, lead: 1.4 };

/** Draws a heading, with room for what begins below it; answers the y below. */
export function heading({ paper, look }: Pick<ProposalPage, 'paper' | 'look'>, text: string, y: number, room = 60) {
  const top = paper.room(y, room);
  const style: Style = { size: 11.5, weight: 'bold', colour: look.heading, lead: 1.5 };
  return paper.write(text, { x: CONTENT.x, y: top, width: CONTENT.width }, style) + 4;
}

/** A paragraph over the whole width; answers the y below. */
export function paragraph({ paper }: Pick<ProposalPage, 'paper'>, text: string, y: number, style: Style = BODY) {
  const top = paper.room(y, paper.measure(text, CONTENT.width, style));
  return paper.write(text, { x: CONTENT.x, y: top, width: CONTENT.width }, style);
}

/** A day as the reader writes it. */
export const writtenDay = (locale: Locale, day: Day): string =>
  dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
