import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { PageHead } from '../components/page-head.tsx';
import { PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { ColumnGuide } from '../product-import/column-guide.tsx';
import { FileList } from '../product-import/file-list.tsx';
import { FilePicker } from '../product-import/file-picker.tsx';
import { FileReport } from '../product-import/file-report.tsx';
import { PictureReport } from '../product-import/picture-report.tsx';
import { TakeOut } from '../product-import/take-out.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/product-import.ts';
import { loadProductImport } from './product-import.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadProductImport({ context, request });

export const ErrorBoundary = FailedPage;

/** Products in from a sheet and out as one. */
export default function ProductImport({ loaderData: { file, files, columns, fields, shop, categories, locale } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('imports');
  const navigate = useNavigate();
  return (
    <div className="grid max-w-4xl gap-10 pb-12">
      <PageHead title={`${t('title')} · ${store.name}`} noindex />
      <div>
        <PageTitle title={t('title')} lead={t('lead')} />
        {file ? (
          <FileReport
            key={file.id}
            file={file}
            fields={fields}
            shop={shop}
            locale={locale}
            onAgain={() => navigate(hrefs.productImport(), { preventScrollReset: true })}
          />
        ) : (
          <FilePicker onSent={({ id }) => navigate(hrefs.productImport(id), { preventScrollReset: true })} />
        )}
      </div>
      <PictureReport key={file?.id ?? ''} importId={file?.id} />
      <TakeOut categories={categories} />
      <ColumnGuide columns={columns} categories={categories} />
      <FileList files={files} locale={locale} />
    </div>
  );
}
