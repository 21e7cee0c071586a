const $ = (id) => document.getElementById(id);
const digits = (text) => text.replace(/\D/g, '');

/** Each field's error, or an empty string. Only test cards pass, so that nobody's real card leaves this window. */
const CHECKS = {
  'card-number': (value) => {
    if (digits(value) === '') return 'Enter the card number.';
    return findTestCard(value) ? '' : 'Only test cards work here. Choose one below; never enter a real card.';
  },
  'card-expiry': (value) => {
    const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(value) ?? [];
    if (!month || Number(month) < 1 || Number(month) > 12) return 'Enter MM / YY.';
    // A card is valid until its month ends.
    return new Date(2000 + (Number(year) % 100), Number(month)) > new Date() ? '' : 'This card has expired.';
  },
  'card-cvv': (value) => (/^\d{3,4}$/.test(value.trim()) ? '' : 'Enter the 3 or 4 digits.'),
  'card-name': (value) => (value.trim() ? '' : 'Enter the name on the card.'),
};

const findTestCard = (number) => document.querySelector(`[data-card="${digits(number)}"]`);

function check(id) {
  const complaint = CHECKS[id]($(id).value);
  $(`${id}-error`).textContent = complaint;
  $(id).setAttribute('aria-invalid', String(complaint !== ''));
  return complaint === '';
}

/** Groups digits while typing; the cursor stays put unless it was at the end. */
function shape(input, format) {
  const atEnd = input.selectionStart === input.value.length;
  const at = input.selectionStart;
  input.value = format(input.value);
  if (!atEnd) input.setSelectionRange(at, at);
}

const asNumber = (text) =>
  digits(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
const asExpiry = (text) => {
  const given = digits(text).slice(0, 6);
  if (given.length < 3) return /\/\s*$/.test(text) && given.length === 2 ? `${given} / ` : given;
  return `${given.slice(0, 2)} / ${given.length === 6 ? given.slice(4) : given.slice(2, 4)}`;
};

const showNetwork = () => {
  $('network').textContent = findTestCard($('card-number').value)?.dataset.network ?? '';
};

/** Validates and formats the card form; calls `submitted` with a valid card. */
export function watchCardForm(submitted) {
  $('card-number').addEventListener('input', (event) => {
    shape(event.target, asNumber);
    showNetwork();
  });
  $('card-expiry').addEventListener('input', (event) => shape(event.target, asExpiry));
  for (const id of Object.keys(CHECKS)) {
    const input = $(id);
    input.addEventListener('blur', () => input.value && check(id));
    input.addEventListener('input', () => input.getAttribute('aria-invalid') === 'true' && check(id));
  }
  for (const button of document.querySelectorAll('[data-card]')) {
    button.addEventListener('click', () => {
      $('card-number').value = asNumber(button.dataset.card);
      $('card-expiry').value = `12 / ${(new Date().getFullYear() + 3) % 100}`;
      $('card-cvv').value = '123';
      if (!$('card-name').value) $('card-name').value = 'Test Shopper';
      showNetwork();
      for (const id of Object.keys(CHECKS)) check(id);
      button.closest('details').open = false;
      $('card-pay').focus();
    });
  }
  $('card-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = Object.keys(CHECKS).filter((id) => !check(id));
    if (wrong.length) $(wrong[0]).focus();
    else submitted({ number: digits($('card-number').value), name: $('card-name').value.trim() });
  });
}
