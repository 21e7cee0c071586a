import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { FileList } from '#src/web/features/sheet-file/file-list.tsx';
import { FilePicker } from '#src/web/features/sheet-file/file-picker.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { sendProductFile } from '#src/wire/client/product-import.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { ColumnGuide } from './column-guide.tsx';
import { FileReport } from './file-report.tsx';
import { PictureReport } from './picture-report.tsx';
import { TakeOut } from './take-out.tsx';

export { loader } from './page.server.ts';

/** Imports products from a sheet, and exports them as one. */
export default function ProductImport({
  loaderData: { file, files, columns, fields, shop, categories, locale },
}: Route.ComponentProps) {
  const t = useTranslations('imports');
  const navigate = useNavigate();
  return (
    <div className="grid max-w-4xl gap-10 pb-12">
      <PageHead title={t('title')} noindex />
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
          <FilePicker
            area="imports"
            send={sendProductFile}
            onSent={({ id }) => navigate(hrefs.productImport(id), { preventScrollReset: true })}
          />
        )}
      </div>
      <p>
        <Link
          to={hrefs.movingIn()}
          className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
        >
          {t('movingIn')}
        </Link>
      </p>
      <PictureReport key={file?.id ?? ''} importId={file?.id} />
      <TakeOut categories={categories} />
      <ColumnGuide columns={columns} categories={categories} />
      <FileList
        files={files.map((one) => ({ ...one, rows: one.counts.rows }))}
        locale={locale}
        hrefOf={hrefs.productImport}
      />
    </div>
  );
}
