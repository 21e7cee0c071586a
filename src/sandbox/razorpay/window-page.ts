import { html } from 'hono/html';
import { formatPaise } from '#src/kernel/money.ts';
import type { OrderRow } from './entities.ts';
import { methodViews } from './window-methods.ts';

/** The document inside the checkout's frame. If there is no order, or it is already paid, it only says so. */
export function windowPage(order: OrderRow | undefined, trouble: string | undefined) {
  const words =
    trouble ??
    (order
      ? order.status === 'paid'
        ? 'This order has been paid already.'
        : undefined
      : 'The id provided does not exist');
  const amount = order && !trouble ? formatPaise(order.amountPaise) : '';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Payment</title>
<link rel="stylesheet" href="/sandbox/razorpay/checkout.css">
<script type="module" src="/sandbox/razorpay/window.js"></script>
</head>
<body data-order-id="${order?.id ?? ''}">
<div class="backdrop"></div>
<main class="sheet">
  <header class="head">
    <span class="initial" id="initial" aria-hidden="true">₹</span>
    <div class="who"><h1 id="shop">Payment</h1><p id="description"></p></div>
    <button type="button" class="close" id="close" aria-label="Close"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button>
    ${amount ? html`<p class="amount"><span>Amount to pay</span><strong>${amount}</strong></p>` : ''}
  </header>
  <p class="ribbon">Test payments: no money moves</p>
  <p class="contact" id="contact" hidden></p>
  <div class="failure" id="failure" role="alert" tabindex="-1" hidden><p id="failure-text"></p><p class="next" id="failure-next"></p></div>
  ${words ? html`<p class="notice">${words}</p>` : methodViews(amount, order as OrderRow)}
  <p class="visually-hidden" id="progress" role="status"></p>
  <footer class="foot"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 11V8a6 6 0 0 1 12 0v3M5 11h14v10H5z"/></svg>Simulated by the shop's built-in payment sandbox</footer>
</main>
<dialog class="confirm" id="confirm" aria-labelledby="confirm-title">
  <h2 class="title" id="confirm-title">Leave this payment?</h2>
  <p>Nothing has been paid yet.</p>
  <div class="row"><button type="button" class="plain" id="confirm-stay">Stay</button><button type="button" class="main" id="confirm-leave">Leave</button></div>
</dialog>
</body>
</html>`;
}
