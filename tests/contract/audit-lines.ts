/**
 * Calls that write, that the administrator may make, and that write no line to the audit log: each with its reason. A call that is neither here nor
 * among the ways of audit-lines.test.ts makes that test fail.
 */
export const NO_LINE: Record<string, string> = {
  'POST /product-changes/preview': 'only looks',
  'POST /payment-links/quote': 'only looks',
  'POST /installations/quote': 'only looks',
  'POST /product-imports': 'looks a file through; nothing of it is in the shop',
  'POST /product-imports/{id}/start': 'the import leaves its line in the transaction of its rows: product-work.test.ts',
  'POST /product-imports/{id}/cancel': 'nothing of the file is in the shop',
  'POST /admin/marks': 'nothing shows it until a setting or a brand takes it up, which leaves its line',
  'PUT /product-imports/{id}/plan': 'only says how a file is to be read; nothing of it is in the shop',
  'POST /product-imports/{id}/undo':
    'leaves its line in the transaction that takes the import back: undo-import.store.test.ts',
  'POST /admin/launch/test-mail': 'wants a mail server; its line is looked for in opening.test.ts',
  'POST /admin/launch/test-sms': 'wants a provider; its line is looked for in opening.test.ts',
  'POST /plans': 'its line is looked for in plans.test.ts',
  'DELETE /plans/{id}': 'its line is looked for in plans.test.ts',
  'POST /admin/trial/clear': 'takes all test orders of the shop with it; its line is looked for in trial.test.ts',
  'POST /second-factor': 'a secret that counts for nothing until it is confirmed',
  'POST /Firebaseuser/add-to-favorites': 'a customer’s own list',
  'POST /Firebaseuser/add-to-cart': 'a customer’s own list',
  'POST /Firebaseuser/rate-media': 'a customer’s own stars',
  'POST /Firebaseuser/add-address': 'a customer’s own list',
  'POST /user/createUser': 'one’s own account alone',
  'POST /order/{id}/returns': 'its customer alone may ask',
  'PUT /plants/{id}': 'its owner alone may',
  'DELETE /plants/{id}': 'its owner alone may',
  'POST /plants/{id}/readings': 'its owner alone may',
  'DELETE /plants/{id}/readings/{kind}/{on}': 'its owner alone may',
  'DELETE /warranty/units/{id}': 'its owner alone may',
  'POST /warranty/transfers': 'their owner alone may',
  'PUT /addresses/{id}': 'its owner alone may',
  'PUT /addresses/{id}/default': 'its owner alone may',
  'DELETE /addresses/{id}': 'its owner alone may',
  'DELETE /auth/sessions/{id}': 'its owner alone may',
};
