import { expect, test } from 'vitest';
import { canSendCodes } from './need-cash-offered.ts';

const sms = (templates: Record<string, string>) => ({
  ...{ url: 'https://sms.example', token: 'token', sender: 'KIRANS', entityId: '1101' },
  templates,
});

test.each([
  ['without a provider', undefined, false],
  ['without a template for the code', { 'sign-in-code': '1' }, false],
  ['with a template in one language only', { 'order-code.en': '1' }, false],
  ['with a template in each language', { 'order-code.en': '1', 'order-code.hi': '2', 'order-code.gu': '3' }, true],
  ['with one template for all languages', { 'order-code': '1' }, true],
])('order codes of a live shop %s', (_shop, templates, can) => {
  expect(canSendCodes({ settings: { sms: templates && sms(templates), testPayments: false } })).toBe(can);
});

test('a shop in trial sends order codes without a provider', () => {
  expect(canSendCodes({ settings: { sms: undefined, testPayments: true } })).toBe(true);
});
