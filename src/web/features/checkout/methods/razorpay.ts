import { UPI_LIMIT } from '#src/kernel/payment-method.ts';
import { NoWindow, type OpenWindow, type ProviderFailure } from '../payment-window.ts';

type RawFailure = Omit<ProviderFailure, 'paymentId'> & { metadata?: { payment_id?: string } };

/** Razorpay's options, in its own names; `amount` in paise. */
type WindowOptions = {
  key: string;
  order_id: string;
  amount: number;
  currency: 'INR';
  name: string;
  image?: string;
  theme: { color: string };
  /** `method`: which the window opens with. */
  prefill: { name: string; email: string; contact: string; method?: 'netbanking' };
  retry: { enabled: boolean };
  handler: (success: { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }) => void;
  modal: { ondismiss: () => void };
};

type RazorpayWindow = {
  open(): void;
  close?(): void;
  on(event: 'payment.failed', hear: (answer: { error?: RawFailure }) => void): void;
};
type WindowMaker = new (options: WindowOptions) => RazorpayWindow;

declare global {
  interface Window {
    Razorpay?: WindowMaker;
  }
}

const readFailure = ({ metadata, ...rest }: RawFailure = {}): ProviderFailure => ({
  ...rest,
  paymentId: metadata?.payment_id,
});

let loading: Promise<WindowMaker> | undefined;

/** Loads Razorpay's script, or that of the sandbox. */
export const loadRazorpay = async (script: string): Promise<OpenWindow> => openerOf(await loadScript(script));

function loadScript(address: string): Promise<WindowMaker> {
  if (window.Razorpay) return Promise.resolve(window.Razorpay);
  loading ??= new Promise<WindowMaker>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      loading = undefined;
      reject(new NoWindow());
    };
    const late = setTimeout(fail, 20_000);
    script.src = address;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(late);
      if (window.Razorpay) resolve(window.Razorpay);
      else fail();
    });
    document.head.append(script);
  });
  return loading;
}

const openerOf =
  (Razorpay: WindowMaker): OpenWindow =>
  (payment, payer, shop) =>
    new Promise((resolve) => {
      const opened = new Razorpay({
        key: payment.keyId,
        order_id: payment.providerOrderId,
        amount: payment.amount,
        currency: payment.currency,
        name: shop.name,
        ...(shop.image && { image: new URL(shop.image, window.location.origin).href }),
        theme: { color: shop.color },
        prefill: {
          name: payer.name,
          email: payer.email,
          contact: `+91${payer.phone}`,
          ...(payment.amount > UPI_LIMIT && { method: 'netbanking' as const }),
        },
        retry: { enabled: false },
        handler: (success) => resolve({ how: 'paid', success }),
        modal: { ondismiss: () => resolve({ how: 'dismissed' }) },
      });
      opened.on('payment.failed', ({ error }) => {
        resolve({ how: 'failed', failure: readFailure(error) });
        opened.close?.();
      });
      opened.open();
    });
