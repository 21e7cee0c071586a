import { watchCardForm } from './card-form.js';
import { watchOtherMethods } from './other-methods.js';
import { hear, say } from './page.js';
import { send } from './send.js';
import { watchTabs } from './tabs.js';
import { paintTheme } from './theme.js';
import { showFailure, showView, whileBusy } from './views.js';

const $ = (id) => document.getElementById(id);
const orderId = document.body.dataset.orderId;
let options = {};
let busy = false;
let failures = 0;
let card;

/** Applies the options of the page that opened us. Everything is shown as text, never as markup. */
function introduce(given) {
  options = given ?? {};
  const { name, description, prefill = {}, theme = {} } = options;
  if (name) {
    $('shop').textContent = name;
    $('initial').textContent = [...name][0].toUpperCase();
  }
  $('description').textContent = description ?? '';
  paintTheme(theme.color);
  const contact = [prefill.contact, prefill.email].filter(Boolean).join(' · ');
  $('contact').textContent = contact;
  $('contact').hidden = !contact;
  if ($('methods')) {
    if (prefill.contact) $('otp-contact').textContent = `sent to ${prefill.contact}`;
    if (prefill.name) $('card-name').value ||= prefill.name;
    if (['upi', 'netbanking'].includes(prefill.method)) $(`tab-${prefill.method}`).click();
  }
  document.body.dataset.ready = 'true';
  (document.querySelector('[role=tab][aria-selected=true]') ?? $('close')).focus();
}

async function attempt(details) {
  if (busy) return;
  busy = true;
  const { contact = null, email = null } = options.prefill ?? {};
  const answer = await whileBusy(() => send('checkout/pay', { order_id: orderId, contact, email, ...details }));
  busy = false;
  if (answer.razorpay_payment_id) {
    showView('done');
    $('done-title').focus();
    // Long enough to be seen. The window can no longer be closed: the page would believe that the payment failed although it was taken.
    busy = true;
    setTimeout(() => say('success', { response: answer }), 700);
    return;
  }
  fail(answer.error);
}

function fail(error) {
  const attempted = Boolean(error.metadata?.payment_id);
  if (attempted) failures += 1;
  const retries = mayRetry() && error.reason !== 'order_already_paid';
  showView(retries ? 'methods' : 'ended');
  // Only a failed payment certainly cost nothing; an unanswered call may have.
  showFailure(error.description, [attempted && 'You have not been charged.', retries && 'You can try again.']);
  if (attempted) say('failed', { error });
}

function mayRetry() {
  const { retry } = options;
  if (retry === false || retry?.enabled === false) return false;
  return !(retry?.max_count >= 0) || failures <= retry.max_count;
}

function close(by) {
  if (busy || (by === 'escape' && options.modal?.escape === false)) return;
  if (!options.modal?.confirm_close || $('confirm').open) say('dismiss');
  else $('confirm').showModal();
}

hear('open', ({ options: given }) => introduce(given));
hear('close-asked', ({ by }) => close(by));
$('close').addEventListener('click', () => close('button'));
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || $('confirm').open) return;
  event.preventDefault();
  close('escape');
});
document.querySelector('.backdrop').addEventListener('click', () => {
  if (options.modal?.backdropclose) close('backdrop');
});
$('confirm-leave').addEventListener('click', () => say('dismiss'));
$('confirm-stay').addEventListener('click', () => $('confirm').close());

if ($('methods')) {
  watchTabs();
  watchCardForm((details) => {
    card = details;
    $('otp').value = '';
    showView('bank');
    $('otp').focus();
  });
  $('bank').addEventListener('submit', (event) => {
    event.preventDefault();
    const otp = $('otp').value.trim();
    $('otp-error').textContent = /^\d+$/.test(otp) ? '' : 'Enter the OTP, digits only.';
    $('otp').setAttribute('aria-invalid', String(!/^\d+$/.test(otp)));
    if (/^\d+$/.test(otp)) void attempt({ method: 'card', card, otp });
    else $('otp').focus();
  });
  $('bank-cancel').addEventListener('click', () => attempt({ method: 'card', card, cancelled: true }));
  watchOtherMethods(showView, attempt);
}
if (window.parent === window)
  introduce({}); // opened directly, not by a page
else say('ready');
