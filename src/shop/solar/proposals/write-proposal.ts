import { onOneLine, sellerOf } from '#src/kernel/brand.ts';
import { languageOf } from '#src/kernel/locales.ts';
import { openPdf } from '#src/platform/pdf/pdf-page.ts';
import { type Look, PLAIN_LOOK, writeHead, writePageFoot } from '#src/shop/back-office/settings/letterhead.ts';
import { type ProposalContent, type ProposalPage, wordsOf } from './proposal-paper.ts';
import { writeAssumptions } from './write-assumptions.ts';
import { writeConditions, writeFindings, writePrices } from './write-offer.ts';
import { writeOpening } from './write-opening.ts';
import { writeMonths, writeSummary } from './write-yield.ts';

/** Renders a saved plan as an A4 PDF: the same content gives the same bytes. It names nobody: whoever holds its link may have it. */
export async function writeProposal(content: ProposalContent, look: Look = PLAIN_LOOK): Promise<Buffer> {
  const { store, locale, version } = content;
  const words = wordsOf(locale);
  const title = words.own('pdf.title');
  const paper = await openPdf({
    title,
    author: sellerOf(store),
    language: languageOf(locale),
    at: version.createdAt,
  });
  const page: ProposalPage = { paper, locale, look, words };
  let y = writeHead(paper, { name: store.longName, right: title, look });
  y = writeOpening(page, content, y);
  y = writeSummary(page, version, y + 16);
  y = writeMonths(page, version, y + 18);
  y = writePrices(page, version, y + 18);
  y = writeFindings(page, version, y + 16);
  y = writeConditions(page, version, y + 16);
  writeAssumptions(page, version, y + 16);
  const { phone, email } = store.contact;
  return paper.finish((number, pages) =>
    writePageFoot(paper, {
      left: [onOneLine([sellerOf(store), store.legal.address], ', '), onOneLine([phone, email], '  ·  ')].filter(
        Boolean,
      ),
      right: words.own('pdf.page', { page: String(number), pages: String(pages) }),
    }),
  );
}
