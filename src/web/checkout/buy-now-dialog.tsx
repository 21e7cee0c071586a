import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useMessages, useTranslations } from 'use-intl';
import { IntlProvider } from 'use-intl/react';
import { hrefs } from '#src/contract/pages.ts';
import { Dialog } from '../components/dialog.tsx';
import { Loading, Skeleton } from '../components/loading.tsx';
import type { PictureSource } from '../components/picture.tsx';
import type { ProductTile } from '../components/product-tile.ts';
import type { loader } from '../routes/cart.tsx';
import { BuyNow } from './buy-now.tsx';

export type BuyNowProduct = Pick<ProductTile, 'id' | 'name' | 'price' | 'stock'> & { listPrice?: number; picture?: PictureSource; pictures?: PictureSource[] };
export type BuyNowDialogProps = { product: BuyNowProduct; quantity: number; open: boolean; onClose: () => void };

/** The popup 'Shipping and Invoice'. Addresses, texts and the payment script's address are asked for when it opens. */
export default function BuyNowDialog(props: BuyNowDialogProps) {
  const { open, onClose } = props;
  const t = useTranslations('product');
  const messages = useMessages();
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => {
    if (open) void load(hrefs.cart);
  }, [open, load]);
  if (data)
    return (
      <IntlProvider locale="en-IN" timeZone="Asia/Kolkata" messages={{ ...messages, ...(data.texts as typeof messages) }}>
        <BuyNow {...props} parts={data} />
      </IntlProvider>
    );
  return (
    <Dialog open={open} onClose={onClose} title={t('shippingAndInvoice')} width="wide">
      <Loading>
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_17rem]">
          <Skeleton className="h-72" />
          <Skeleton className="h-72" />
        </div>
      </Loading>
    </Dialog>
  );
}
