import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { BRAND } from '#src/brand.ts';
import type { Address } from '#src/contract/domain.ts';
import { AddressSection } from '../checkout/address-section.tsx';
import { useAddresses } from '../checkout/use-addresses.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Notice } from '../components/notice.tsx';
import { Price } from '../components/price.tsx';
import { LiveButton } from '../live-button.tsx';
import type { BookDialogProps } from './book-dialog.tsx';
import { BookFields } from './book-fields.tsx';
import { SentNotice } from './sent-notice.tsx';
import { useBookForm } from './use-book-form.ts';

type FormProps = BookDialogProps & { buyer: { uid: string; name: string; email: string }; saved: Address[] };

/** Asks for a visit: where, when, and what troubles the system. Nothing is paid; we call to fix the time. */
export function BookForm({ plan, open, onClose, buyer, saved }: FormProps) {
  const t = useTranslations('service.booking');
  const addresses = useAddresses(saved);
  const section = useRef<HTMLElement>(null);
  const book = useBookForm({ plan, buyer, address: addresses.chosen, section });
  const id = useId();
  const { trouble, sent } = book;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title', { name: plan.name })}
      width="wide"
      foot={
        sent ? (
          <Button onClick={onClose}>{t('done')}</Button>
        ) : (
          <LiveButton type="submit" form={id} size="large" className="grow sm:grow-0" loading={book.form.formState.isSubmitting}>
            {t('send')}
          </LiveButton>
        )
      }
    >
      {sent ? (
        <SentNotice title={t('sent')} reference={t('reference')} number={sent.reference} text={t('next', { phone: sent.phone, hours: BRAND.contact.hours })} />
      ) : (
        <div className="grid gap-7">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <p className="font-semibold">
              {plan.label} · {plan.name}
            </p>
            <Price price={plan.price} />
          </div>
          <Notice tone="info">{t('request')}</Notice>
          {trouble && (
            <Notice tone="error" live>
              <p className={trouble.text ? 'font-semibold' : ''}>{trouble.title}</p>
              {trouble.text && <p>{trouble.text}</p>}
            </Notice>
          )}
          <AddressSection uid={buyer.uid} addresses={addresses} missing={book.missing} heading="h3" ref={section} />
          <BookFields id={id} book={book} />
        </div>
      )}
    </Dialog>
  );
}
