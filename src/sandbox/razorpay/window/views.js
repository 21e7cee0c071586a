const VIEWS = ['methods', 'bank', 'upi-app', 'netbank', 'done', 'ended'];

/** Shows one view of the window and hides the others. */
export function showView(name) {
  for (const view of VIEWS) document.getElementById(view).hidden = view !== name;
  document.getElementById('failure').hidden = true;
  window.scrollTo(0, 0);
}

/** Says why a payment failed, in the provider's words; the box is an alert and takes the focus. */
export function showFailure(description, next) {
  const box = document.getElementById('failure');
  document.getElementById('failure-text').textContent = description;
  document.getElementById('failure-next').textContent = next.filter(Boolean).join(' ');
  box.hidden = false;
  box.focus({ preventScroll: true });
}

/** Disables every control while `work` runs, so that nobody pays twice. */
export async function whileBusy(work) {
  const controls = [...document.querySelectorAll('button, input')].filter((control) => !control.disabled);
  document.body.dataset.busy = 'true';
  document.getElementById('progress').textContent = 'Processing your payment…';
  for (const control of controls) control.disabled = true;
  try {
    return await work();
  } finally {
    for (const control of controls) control.disabled = false;
    document.getElementById('progress').textContent = '';
    delete document.body.dataset.busy;
  }
}
