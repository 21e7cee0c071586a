const $ = (id) => document.getElementById(id);

/** UPI and netbanking: nothing is typed, the choice is made in the app or on the bank's page. Calls `attempt` with the choice. */
export function watchOtherMethods(showView, attempt) {
  const on = (id, work) => $(id).addEventListener('click', work);
  const face = (name) => {
    showView(name);
    $(`${name}-title`).focus();
  };
  on('upi-open', () => face('upi-app'));
  for (const [id, outcome] of Object.entries({
    'upi-success': 'success',
    'upi-approve': 'success',
    'upi-failure': 'failure',
    'upi-decline': 'failure',
  })) {
    on(id, () => attempt({ method: 'upi', outcome }));
  }
  on('upi-cancel', () => attempt({ method: 'upi', cancelled: true }));

  const bank = () => document.querySelector('input[name=bank]:checked');
  $('netbanking-form').addEventListener('submit', (event) => {
    event.preventDefault();
    $('netbank-name').textContent = bank().closest('label').textContent.trim();
    face('netbank');
  });
  on('netbank-success', () => attempt({ method: 'netbanking', bank: bank().value, outcome: 'success' }));
  on('netbank-failure', () => attempt({ method: 'netbanking', bank: bank().value, outcome: 'failure' }));
  on('netbank-cancel', () => attempt({ method: 'netbanking', bank: bank().value, cancelled: true }));
}
