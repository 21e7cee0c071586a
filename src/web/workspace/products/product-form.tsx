import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { BrandDialog } from '#src/web/features/brands-and-categories/brand-dialog.tsx';
import { CategoryDialog } from '#src/web/features/brands-and-categories/category-dialog.tsx';
import { useDropAndPaste } from '#src/web/features/picture-upload/use-drop-and-paste.ts';
import { leftAfterPress } from '#src/web/ui/after-press.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import type { ManagedProduct } from '#src/wire/client/product-manager.ts';
import { placeholdersIn } from '#src/wire/client/product-words.ts';
import type { SpecificationField } from '#src/wire/domain.ts';
import { CardPreview } from './card-preview.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FurtherFields } from './fields/further-fields.tsx';
import { useFieldLabels } from './fields/use-field-labels.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { NumberFields } from './number-fields.tsx';
import { FurtherPictures } from './pictures/further-pictures.tsx';
import { MainPicture } from './pictures/main-picture.tsx';
import { UploadQueue } from './pictures/upload-queue.tsx';
import { ReviewsGrid } from './reviews-grid.tsx';
import type { Choice } from './row.ts';
import { SavedNotice } from './saved-notice.tsx';
import { TextFields } from './text-fields.tsx';
import { useProductForm } from './use-product-form.ts';

/** The form's choices: categories by name, brands, and each category's specifications by its name in lower case. */
export type Choices = { categories: string[]; brands: Choice[]; fields: Record<string, SpecificationField[]> };

/** All fields of one product. Failures never lose input; another product gets a new form. */
export function ProductForm({ product, categories, brands, fields }: { product: ManagedProduct } & Choices) {
  const t = useTranslations('manage');
  const fieldsOf = (category: string) => fields[category.trim().toLowerCase()] ?? [];
  const labelOf = useFieldLabels();
  const { form, base, outcome, waiting, submit, touched, pictures, conflict, join, closeConflict } = useProductForm(
    product,
    fieldsOf,
  );
  const [adding, setAdding] = useState<'category' | 'brand'>();
  const take = (kind: 'category' | 'brand', name: string) => {
    form.setValue(kind, name, { shouldDirty: true });
    touched();
  };
  const { dragging, drop } = useDropAndPaste(pictures.addSomewhere);
  const register: typeof form.register = (name, options) => leftAfterPress(form.register(name, options));
  return (
    <FormProvider {...form} register={register}>
      <form onSubmit={submit} onInput={touched} noValidate {...drop} className="relative flex min-h-0 grow flex-col">
        <div className="grid grow content-start items-start gap-x-12 gap-y-8 overflow-y-auto overscroll-contain scroll-py-16 px-5 pt-5 pb-8 lg:overflow-visible lg:px-0 xl:grid-cols-[minmax(0,40rem)_minmax(0,26.25rem)]">
          <div className="grid min-w-0 gap-5">
            {base.price === 0 && <DraftNotice base={base} />}
            <NumberFields base={base} />
            <TextFields draft={base.price === 0} categories={categories} onAdd={() => setAdding('category')} />
          </div>
          <section aria-labelledby="manage-pictures" className="grid min-w-0 gap-4 xl:row-span-2">
            <h3 id="manage-pictures" className="sr-only">
              {t('pictures.title')}
            </h3>
            <div className="grid grid-cols-2 items-start gap-4">
              <MainPicture pictures={pictures} />
              <CardPreview base={base} pending={pictures.pendingMain} />
            </div>
            <UploadQueue pictures={pictures} />
            <FurtherPictures pictures={pictures} />
            <p className="text-sm text-soft">{t('pictures.how')}</p>
          </section>
          <div className="grid min-w-0 gap-8">
            <FurtherFields brands={brands} onAddBrand={() => setAdding('brand')} fieldsOf={fieldsOf} />
            <ReviewsGrid total={base.reviewCount} />
          </div>
        </div>
        <footer className="grid items-center gap-3 border-t border-line bg-ground px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:sticky lg:bottom-0 lg:z-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:px-0">
          <div className="empty:hidden">
            <SavedNotice outcome={outcome} product={base} waitingForPictures={waiting} />
          </div>
          <Button
            type="submit"
            size="large"
            className="lg:col-start-2 lg:min-w-56"
            loading={waiting || form.formState.isSubmitting}
          >
            {t('editor.submit')}
          </Button>
        </footer>
        {dragging && (
          <div className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-panel border-2 border-dashed border-link bg-brand-wash/95 text-lg font-bold text-link">
            {t('editor.dropHere')}
          </div>
        )}
        <ConflictDialog differing={conflict?.differing} labelOf={labelOf} onClose={closeConflict} onJoin={join} />
        <LeaveGuard base={base} uploading={pictures.busy} />
      </form>
      {/* Beside the form, not in it: each is a form of its own. */}
      {adding === 'category' && (
        <CategoryDialog onClose={() => setAdding(undefined)} onSaved={(name) => take('category', name)} />
      )}
      {adding === 'brand' && (
        <BrandDialog onClose={() => setAdding(undefined)} onSaved={(name) => take('brand', name)} />
      )}
    </FormProvider>
  );
}

/** What a draft still needs before it can be sold. */
function DraftNotice({ base }: { base: ManagedProduct }) {
  const t = useTranslations('manage.editor');
  const format = useFormatter();
  const missing = [...placeholdersIn(base), 'price' as const].map((field) => t(`missing.${field}`));
  return <Notice>{t('draft', { missing: format.list(missing) })}</Notice>;
}
