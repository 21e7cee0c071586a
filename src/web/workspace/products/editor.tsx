import { Copy, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/web/ui/button.tsx';
import { useHydrated } from '#src/web/ui/live-button.tsx';
import { Loading, Skeleton } from '#src/web/ui/loading.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import type { ManagedProduct } from '#src/wire/client/product-manager.ts';
import { type Choices, ProductForm } from './product-form.tsx';
import { useSheet } from './use-sheet.ts';

type EditorProps = {
  id: string;
  product: ManagedProduct | undefined;
  opening: boolean;
  onClose: () => void;
  onCopy: (id: string) => void;
} & Choices;

/** The selected product in place of the list: on a wide screen in the page, on a narrow one as a full-screen sheet. */
export function Editor({ id, product, opening, onClose, onCopy, ...choices }: EditorProps) {
  const t = useTranslations('manage.editor');
  const shell = useTranslations('shell');
  const titleId = useId();
  const { sheet, title } = useSheet(onClose);
  const live = useHydrated();
  const here = !opening && product?.id === id ? product : undefined;
  return (
    <dialog
      {...sheet}
      open
      aria-labelledby={titleId}
      className="rise fixed inset-0 z-40 flex h-dvh max-h-none w-full max-w-none flex-col bg-ground text-ink lg:static lg:z-auto lg:mt-7 lg:h-auto lg:overflow-visible"
    >
      <header className="flex items-center justify-between gap-3 border-b border-line bg-ground py-2.5 ps-5 pe-3 lg:sticky lg:top-14 lg:z-10 lg:px-0">
        <h2
          ref={title}
          id={titleId}
          tabIndex={-1}
          className="min-w-0 truncate text-lg font-bold tracking-tight outline-none lg:text-title"
        >
          {here?.name ?? t('label')}
        </h2>
        <span className="flex shrink-0">
          {here && live && (
            <IconButton label={t('copy')} title={t('copy')} onClick={() => onCopy(here.id)}>
              <Copy />
            </IconButton>
          )}
          <IconButton label={shell('close')} onClick={onClose}>
            <X />
          </IconButton>
        </span>
      </header>
      {here && live ? <ProductForm product={here} {...choices} /> : opening || here ? <Waiting /> : <Gone />}
    </dialog>
  );
}

function Waiting() {
  return (
    <div className="p-5 lg:px-0">
      <Loading>
        <span className="grid max-w-160 grid-cols-2 gap-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="col-span-2 h-12" />
          <Skeleton className="col-span-2 h-12" />
          <Skeleton className="col-span-2 h-24" />
        </span>
      </Loading>
    </div>
  );
}

function Gone() {
  const t = useTranslations('manage.editor');
  return (
    <div className="p-5 lg:px-0">
      <Notice tone="warning">{t('gone')}</Notice>
    </div>
  );
}
