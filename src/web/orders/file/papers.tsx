import { FileText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { FileView } from './file-view.ts';

/** Invoices and credit notes, each as a PDF. Before anything is sent there is none: the law dates the invoice by dispatch. */
export function Papers({ papers }: { papers: FileView['papers'] }) {
  const t = useTranslations('orders.file');
  return (
    <section aria-labelledby="file-papers">
      <h3 id="file-papers" className="mb-2 border-b border-line pb-2 text-sm font-bold">
        {t('papers')}
      </h3>
      {papers.length === 0 && <p className="text-sm text-soft">{t('noPapers')}</p>}
      <ul>
        {papers.map((paper) => (
          <li key={paper.id}>
            <a
              href={`/api/documents/${paper.id}.pdf`}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-11 items-center gap-3 py-1 text-sm hover:text-link"
            >
              <FileText aria-hidden className="size-5 shrink-0 text-soft" />
              <span className="tabular grid min-w-0">
                <span className="font-semibold underline-offset-4 hover:underline">{t(`kinds.${paper.kind}`, { number: paper.number })}</span>
                <span className="text-soft">{`${paper.on} · PDF`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
