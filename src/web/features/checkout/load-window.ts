import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import { loadRazorpay } from './methods/razorpay.ts';
import { NoWindow, type OpenWindow, type PayBy } from './payment-window.ts';

/** One module per method. A bank transfer and cash on delivery have no window (use-checkout.ts). */
const METHODS: Record<PaymentMethod, (script: string) => Promise<OpenWindow>> = {
  razorpay: loadRazorpay,
  'bank-transfer': () => Promise.reject(new NoWindow()),
  'cash-on-delivery': () => Promise.reject(new NoWindow()),
};

/** Loads a method's payment window, once and only when somebody pays. Throws `NoWindow`; the next call retries. */
export const loadWindow = ({ method, script }: PayBy): Promise<OpenWindow> => METHODS[method](script);
