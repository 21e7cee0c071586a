import { PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import type { Route } from './+types/page.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { Editor } from './editor.tsx';
import { ProductList } from './product-list.tsx';
import type { ProductRow } from './row.ts';
import { useAddProduct } from './use-add-product.ts';
import { useSelection } from './use-selection.ts';

export { loader } from './page.server.ts';

export default function ManageProduct({
  loaderData: { view, rows, total, pages, categories, brands, fields, product },
}: Route.ComponentProps) {
  const t = useTranslations('manage');
  const selection = useSelection(view);
  const { busy, failure, add, restore, copy } = useAddProduct();
  const [deleting, setDeleting] = useState<ProductRow>();
  return (
    <div className="pb-12">
      <PageHead title={t('title')} />
      <div>
        {selection.selected && <h1 className="sr-only max-lg:hidden">{t('title')}</h1>}
        <div className={selection.selected ? 'lg:hidden' : ''}>
          <PageTitle
            title={t('title')}
            lead={t('lead')}
            action={
              <LiveButton loading={busy} onClick={add}>
                <PackagePlus aria-hidden className="size-5" />
                {t('add')}
              </LiveButton>
            }
          />
          {failure && (
            <div className="pb-5">
              <ErrorNotice>{failure}</ErrorNotice>
            </div>
          )}
          <ProductList
            view={view}
            rows={rows}
            total={total}
            pages={pages}
            categories={categories}
            brands={brands}
            selected={selection.selected}
            onEdit={selection.open}
            onDelete={setDeleting}
            onRestore={restore}
          />
        </div>
        {selection.selected && (
          <Editor
            key={selection.selected}
            id={selection.selected}
            product={product}
            opening={selection.opening}
            categories={categories.map(({ name }) => name)}
            brands={brands}
            fields={fields}
            onClose={selection.close}
            onCopy={copy}
          />
        )}
      </div>
      <DeleteDialog
        product={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={(id) => selection.deleted(id)}
      />
    </div>
  );
}
