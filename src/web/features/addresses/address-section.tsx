import { Plus } from 'lucide-react';
import { memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { Skeleton } from '#src/web/ui/loading.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { AddressChoice } from './address-choice.tsx';
import type { Addresses } from './use-addresses.ts';

// The form library is 13 kB, and most customers at checkout already have an address.
const AddressForm = lazyWithRetry(() => import('./address-form.tsx'));

type SectionProps = {
  uid: string;
  addresses: Addresses;
  missing: boolean;
  heading?: 'h2' | 'h3';
  ref?: RefObject<HTMLElement | null>;
};

/** Where to deliver: a choice of saved addresses, or the form if there are none. `missing`: an order was attempted without one. */
export const AddressSection = memo(function AddressSection({
  uid,
  addresses: state,
  missing,
  heading: Heading = 'h2',
  ref,
}: SectionProps) {
  const t = useTranslations('checkout.address');
  const { addresses, adding, editing } = state;
  const writing = adding || Boolean(editing);
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const wasWriting = useRef(writing);
  const wanted = useRef(false);
  const ready = () => {
    if (wanted.current) goToForm(section.current);
    wanted.current = false;
  };
  // The pressed button is gone, so the focus moves to the form, or back to the title.
  useEffect(() => {
    if (wasWriting.current === writing) return;
    wasWriting.current = writing;
    if (writing) wanted.current = !goToForm(section.current);
    else {
      title.current?.focus({ preventScroll: true });
      // The form was taller than what stands in its place: without this a phone shows what comes after.
      title.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [writing]);
  return (
    <section
      ref={(element) => {
        section.current = element;
        if (ref) ref.current = element;
      }}
      aria-labelledby="address-title"
      className="grid content-start gap-4"
    >
      <Heading
        ref={title}
        id="address-title"
        tabIndex={-1}
        className={`scroll-mt-24 font-bold outline-none ${Heading === 'h2' ? 'text-section' : 'text-lg tracking-tight'}`}
      >
        {addresses.length ? t('title') : t('none')}
      </Heading>
      {missing && addresses.length === 0 && <ErrorNotice>{t('required')}</ErrorNotice>}
      {state.justSaved && (
        <Notice tone="success" live>
          {t('saved')}
        </Notice>
      )}
      {addresses.length > 0 && <AddressChoice state={state} />}
      {writing ? (
        <div className={addresses.length ? 'rounded-card border border-line p-4 sm:p-6' : ''}>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <AddressForm
              key={editing?.id ?? 'new'}
              uid={uid}
              edited={editing}
              onSaved={state.onSaved}
              onCancel={addresses.length ? () => state.setAdding(false) : undefined}
              onReady={ready}
            />
          </Suspense>
        </div>
      ) : (
        <Button look="quiet" className="-ms-3 justify-self-start px-3!" onClick={() => state.setAdding(true)}>
          <Plus aria-hidden className="size-5" />
          {t('add')}
        </Button>
      )}
    </section>
  );
});

/** Scrolls the form's first field to the middle of the screen and focuses it; false while the form is still loading. */
export function goToForm(section: HTMLElement | null): boolean {
  const field = section?.querySelector<HTMLElement>('form textarea');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
  return Boolean(field);
}
