import { Plus } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { AddressActions } from '#src/web/features/addresses/address-actions.tsx';
import { goToForm } from '#src/web/features/addresses/address-section.tsx';
import { AddressText } from '#src/web/features/addresses/address-text.tsx';
import { useAddresses } from '#src/web/features/addresses/use-addresses.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Skeleton } from '#src/web/ui/loading.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import type { Address } from '#src/wire/domain.ts';

const AddressForm = lazyWithRetry(() => import('#src/web/features/addresses/address-form.tsx'));

/** All saved addresses with their actions; new ones are added here too. */
export function AddressBook({ uid, saved }: { uid: string; saved: Address[] }) {
  const t = useTranslations('account');
  const book = useAddresses(saved);
  const { addresses, editing } = book;
  // Nobody has to type an address here: the form opens on request.
  const open = Boolean(editing) || book.asked;
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current === open) return;
    was.current = open;
    if (!open) title.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    <section ref={section} aria-labelledby="addresses" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={title} tabIndex={-1} id="addresses" className="text-section font-bold outline-none">
          {t('addresses')}
        </h2>
        {!open && (
          <LiveButton look="secondary" onClick={() => book.setAdding(true)}>
            <Plus aria-hidden className="size-5" />
            {t('addAddress')}
          </LiveButton>
        )}
      </div>
      {book.justSaved && (
        <Notice tone="success" live>
          {t('addressSaved')}
        </Notice>
      )}
      {open && (
        <Card className="p-4 sm:p-6">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <AddressForm
              key={editing?.id ?? 'new'}
              uid={uid}
              edited={editing}
              onSaved={book.onSaved}
              onCancel={() => book.setAdding(false)}
              onReady={() => goToForm(section.current)}
            />
          </Suspense>
        </Card>
      )}
      {addresses.length === 0 && !open && <p className="rounded-card bg-mist px-5 py-4 text-soft">{t('noAddress')}</p>}
      {addresses.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {addresses.map((address) => (
            <li
              key={address.id}
              className="grid content-between gap-3 rounded-card border border-line bg-paper p-5 pb-3"
            >
              <div className="flex items-start justify-between gap-3">
                <AddressText address={address} />
                {address.isDefault && <Badge tone="brand">{t('default')}</Badge>}
              </div>
              <AddressActions address={address} state={book} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
