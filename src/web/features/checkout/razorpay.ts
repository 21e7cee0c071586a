/** What the provider's window says about a payment that failed. */
export type ProviderFailure = {
  code?: string;
  description?: string;
  source?: string;
  step?: string;
  reason?: string;
  paymentId?: string;
};

type RawFailure = Omit<ProviderFailure, 'paymentId'> & { metadata?: { payment_id?: string } };

/** The provider's options, in its own names; `amount` in paise. */
type WindowOptions = {
  key: string;
  order_id: string;
  amount: number;
  currency: 'INR';
  name: string;
  image?: string;
  theme: { color: string };
  prefill: { name: string; email: string; contact: string };
  retry: { enabled: boolean };
  handler: (success: { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }) => void;
  modal: { ondismiss: () => void };
};

type PaymentWindow = {
  open(): void;
  close?(): void;
  on(event: 'payment.failed', hear: (answer: { error?: RawFailure }) => void): void;
};
export type WindowMaker = new (options: WindowOptions) => PaymentWindow;

declare global {
  interface Window {
    Razorpay?: WindowMaker;
  }
}

export const readFailure = ({ metadata, ...rest }: RawFailure = {}): ProviderFailure => ({
  ...rest,
  paymentId: metadata?.payment_id,
});

/** The script of the payment window could not be loaded. */
export class NoWindow extends Error {}

let loading: Promise<WindowMaker> | undefined;

/** Loads the provider's script, once and only when somebody pays. Throws {@link NoWindow}; the next call tries again. */
export function loadWindow(address: string): Promise<WindowMaker> {
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
