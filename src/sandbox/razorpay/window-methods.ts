import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import type { OrderRow } from './entities.ts';
import { FAILURES } from './outcomes.ts';
import { TEST_BANKS } from './test-banks.ts';
import { testCards } from './test-cards.ts';

/** The window's views: methods, the bank's pages, the UPI app, success, and the end if no retry is allowed. */
export const methodViews = (amount: string, order: Pick<OrderRow, 'id' | 'amountPaise'>) => html`
  <section class="face" id="methods">
    <div class="tabs" role="tablist" aria-label="Payment method">
      <button type="button" role="tab" id="tab-card" aria-controls="panel-card" aria-selected="true">${CARD_ICON}Card</button>
      <button type="button" role="tab" id="tab-upi" aria-controls="panel-upi" aria-selected="false" tabindex="-1">${PHONE_ICON}UPI</button>
      <button type="button" role="tab" id="tab-netbanking" aria-controls="panel-netbanking" aria-selected="false" tabindex="-1">${BANK_ICON}Netbanking</button>
    </div>
    <div role="tabpanel" id="panel-card" aria-labelledby="tab-card">
      <form id="card-form" novalidate>
        ${field('card-number', 'Card number', 'inputmode=numeric autocomplete=cc-number maxlength=23', html`<span class="network" id="network" aria-hidden="true"></span>`)}
        <div class="row">
          ${field('card-expiry', 'Expiry', 'inputmode=numeric autocomplete=cc-exp maxlength=9', '', 'MM / YY')}
          ${field('card-cvv', 'CVV', 'type=password inputmode=numeric autocomplete=cc-csc maxlength=4')}
        </div>
        ${field('card-name', 'Name on card', 'autocomplete=cc-name maxlength=100')}
        <button type="submit" class="main" id="card-pay">Pay ${amount}</button>
      </form>
      <details class="cards">
        <summary>Test cards</summary>
        <ul>${testCards().map(cardLine)}</ul>
      </details>
    </div>
    <div role="tabpanel" id="panel-upi" aria-labelledby="tab-upi" hidden>
      <div class="upi">
        ${upiCode(order)}
        <h2 class="title">Pay ${amount} with a UPI app</h2>
        <p class="quiet">Scan the code with a UPI app, or open one on this phone. No UPI ID is asked for. (A test: no real app pays this code.)</p>
      </div>
      <button type="button" class="main" id="upi-open">Open UPI app</button>
      <p class="quiet simulate">Or choose how the payment ends:</p>
      <div class="row">
        <button type="button" class="main good" id="upi-success">Success</button>
        <button type="button" class="plain" id="upi-failure">Failure</button>
      </div>
    </div>
    <div role="tabpanel" id="panel-netbanking" aria-labelledby="tab-netbanking" hidden>
      <form id="netbanking-form">
        <fieldset class="banks">
          <legend>Choose your bank</legend>
          ${Object.entries(TEST_BANKS).map(([code, name], at) => html`<label><input type="radio" name="bank" value="${code}"${at === 0 ? html` checked` : ''}><span>${name}</span></label>`)}
        </fieldset>
        <button type="submit" class="main" id="netbanking-pay">Pay ${amount}</button>
      </form>
    </div>
  </section>
  <section class="face app" id="upi-app" hidden>
    <h2 class="title" id="upi-app-title" tabindex="-1">Test UPI app</h2>
    <p class="quiet">Approve the payment of ${amount}? A real app would ask for your UPI PIN; this test does not.</p>
    <button type="button" class="main" id="upi-approve">Approve</button>
    <button type="button" class="plain" id="upi-decline">Decline</button>
    <button type="button" class="plain" id="upi-cancel">Cancel payment</button>
  </section>
  <section class="face app" id="netbank" hidden>
    <h2 class="title" id="netbank-title" tabindex="-1">Test bank</h2>
    <p class="quiet">This stands for the page of <span id="netbank-name">your bank</span>. Choose how the payment of ${amount} ends.</p>
    <div class="row">
      <button type="button" class="main good" id="netbank-success">Success</button>
      <button type="button" class="plain" id="netbank-failure">Failure</button>
    </div>
    <button type="button" class="plain" id="netbank-cancel">Cancel payment</button>
  </section>
  <form class="face bank" id="bank" novalidate hidden>
    <h2 class="title">Test bank</h2>
    <p class="quiet">Enter the OTP <span id="otp-contact">from your bank</span>. Any 4 to 10 digits succeed, fewer than 4 fail.</p>
    ${field('otp', 'OTP', 'inputmode=numeric autocomplete=one-time-code maxlength=10')}
    <button type="submit" class="main">Submit OTP</button>
    <button type="button" class="plain" id="bank-cancel">Cancel payment</button>
  </form>
  <section id="done" class="done" hidden>
    <svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="22"/><path d="M14 25l7 7 13-15"/></svg>
    <h2 class="title" id="done-title" tabindex="-1">Payment successful</h2>
    <p class="quiet">Taking you back to the shop.</p>
  </section>
  <section id="ended" hidden><p class="notice">Close this window to go back to the shop.</p></section>`;

/** A labelled field with room for an error. `attributes` are written here, never taken from input. */
const field = (id: string, label: string, attributes: string, after: unknown = '', placeholder = '') => {
  const pairs = attributes.split(' ').map((pair) => pair.split('=') as [string, string]);
  const find = (name: string, absent: string) => pairs.find(([key]) => key === name)?.[1] ?? absent;
  return html`<div class="field"><label for="${id}">${label}</label><div class="box"><input id="${id}" type="${find('type', 'text')}"
    inputmode="${find('inputmode', 'text')}" autocomplete="${find('autocomplete', 'off')}" maxlength="${find('maxlength', '100')}"
    placeholder="${placeholder}" aria-describedby="${id}-error">${after}</div><p class="error" id="${id}-error"></p></div>`;
};

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const cardLine = ({
  number,
  network,
  fails,
}: ReturnType<
  typeof testCards
>[number]) => html`<li><button type="button" data-card="${number}" data-network="${network}">
  <span>${grouped(number)}</span><small>${network} · ${fails ? `fails: ${FAILURES[fails].reason.replace('payment_', '').replaceAll('_', ' ')}` : 'succeeds'}</small></button></li>`;

const CARD_ICON = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 6h18v12H3zM3 10h18M7 15h4"/></svg>`;
const BANK_ICON = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9l8-5 8 5zM6 9v8M10 9v8M14 9v8M18 9v8M4 20h16"/></svg>`;
const PHONE_ICON = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 3h8v18H8zM11 18h2"/></svg>`;
/** The QR code that a UPI app scans, in NPCI's deep-link format; the payee is not real, so that no app can pay it. */
const upiCode = ({ id, amountPaise }: Pick<OrderRow, 'id' | 'amountPaise'>) => {
  const link = `upi://pay?${new URLSearchParams({ pa: 'kiran@sandbox.invalid', pn: 'Sandbox', tr: id, am: (amountPaise / 100).toFixed(2), cu: 'INR' })}`;
  return html`<div class="code" role="img" aria-label="UPI QR code">${raw(renderSVG(link, { border: 2 }))}</div>`;
};
