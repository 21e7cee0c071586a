import { isMainThread } from 'node:worker_threads';
import type { ShopSettings } from '#src/kernel/brand.ts';
import { captureOutput } from '#src/platform/log/capture-output.ts';
import { createLog } from '#src/platform/log/log.ts';
import type { Look } from '#src/shop/back-office/settings/letterhead.ts';
import { type Datasheet, writeDatasheet } from '#src/shop/catalogue/products/datasheet.ts';
import type { DocumentContent } from '#src/shop/sales/tax-documents/document.ts';
import { writeDocument } from '#src/shop/sales/tax-documents/write-document.ts';
import { type ReportContent, writeReport } from '#src/shop/services/visits/write-report.ts';
import type { ProposalContent } from '#src/shop/solar/proposals/proposal-paper.ts';
import { writeProposal } from '#src/shop/solar/proposals/write-proposal.ts';

/** What is printed, with the shop's logo and colours. */
type Printed<Content> = { content: Content; look: Look };

// Runs in the thread of platform/pdf/pdf-pool.ts. Files arrive as plain bytes, because cloning turns a Buffer into a Uint8Array.

if (!isMainThread) captureOutput(createLog('info')); // the root of its thread

export const datasheet = ({
  content: { sheet, store },
  look,
}: Printed<{ sheet: Datasheet; store: ShopSettings }>): Promise<Buffer> =>
  writeDatasheet({ ...sheet, picture: sheet.picture && Buffer.from(sheet.picture) }, store, look);

export const taxDocument = ({ content, look }: Printed<DocumentContent>): Promise<Buffer> =>
  writeDocument(content, look);

export const visitReport = ({ content, look }: Printed<ReportContent>): Promise<Buffer> => {
  const { before, after } = content.photos;
  return writeReport(
    {
      ...content,
      photos: { before: before.map((file) => Buffer.from(file)), after: after.map((file) => Buffer.from(file)) },
    },
    look,
  );
};

export const proposal = ({ content, look }: Printed<ProposalContent>): Promise<Buffer> => writeProposal(content, look);
