import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import { loadRazorpay } from './methods/razorpay.ts';
import type { OpenWindow, PayBy } from './payment-window.ts';

/** One module per method. */
const METHODS: Record<PaymentMethod, (script: string) => Promise<OpenWindow>> = { razorpay: loadRazorpay };

/** Loads a method's payment window, once and only when somebody pays. Throws `NoWindow`; the next call retries. */
export const loadWindow = ({ method, script }: PayBy): Promise<OpenWindow> => METHODS[method](script);
