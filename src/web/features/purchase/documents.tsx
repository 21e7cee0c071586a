import { FileText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import type { PaperView } from './purchase-view.ts';

type PapersProps = {
  papers: PaperView[];
  /** The area of its texts. */
  area: 'orders.file' | 'myServices.file';
  /** Distinguishes several on one page. */
  id: string;
};

/** Invoices and credit notes, each as a PDF. There are none before dispatch: by law, that dates the invoice. */
export function Documents({ papers, area, id }: PapersProps) {
  const t = useTranslations(area);
  return (
    <section aria-labelledby={`papers-${id}`}>
      <h3 id={`papers-${id}`} className="mb-2 border-b border-line pb-2 text-sm font-bold">
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
                <span className="font-semibold underline-offset-4 hover:underline">
                  {t(`kinds.${paper.kind}` as MessageKey<'myServices.file' | 'orders.file'>, { number: paper.number })}
                </span>
                <span className="text-soft">{`${paper.on} · PDF`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
