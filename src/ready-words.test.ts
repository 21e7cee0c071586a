import { expect, it } from 'vitest';
import { readSettings } from '#src/shop/settings.ts';
import { readyWords } from './ready-words.ts';

const words = (env: Record<string, string>, firstPassword?: string) =>
  readyWords({
    settings: readSettings({ LOG_FORMAT: 'words', ...env }),
    address: 'http://localhost:3000',
    firstPassword,
  });

it('say where the shop is, how to sign in, and what is not real yet', () => {
  expect(words({ DATA_DIR: '/srv/kiran' }, 'a-first-password')).toBe(`
Kiran is ready at http://localhost:3000

  Administrator  admin@kiran.example, password a-first-password
                 It is shown this once; choose your own within three days.
  Payments       built-in sandbox: no money moves (RAZORPAY_KEY_ID takes real ones)
  Outbox         keeps mails (SMTP_URL sends them) and SMS (SMS_URL sends them): http://localhost:3000/admin/outbox
  Data           /srv/kiran
  Stop           Ctrl+C
`);
});

it('leave out what is real, and a database’s password', () => {
  const razorpay = {
    RAZORPAY_KEY_ID: 'rzp_live_x',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'another secret',
  };
  const told = words({
    ...razorpay,
    SMTP_URL: 'smtp://localhost',
    DATABASE_URL: 'postgres://kiran:hush@localhost/kiran',
    DATA_DIR: '/srv/kiran',
  });
  expect(told).toContain('  Payments       Razorpay\n');
  expect(told).toContain('keeps SMS (SMS_URL sends them):');
  expect(told).toContain('  Data           /srv/kiran, and the database of DATABASE_URL\n');
  expect(told).not.toMatch(/mails|password|hush|secret/);
});

it('are one line in a log', () => {
  expect(words({ LOG_FORMAT: 'json' }, 'a-first-password')).toBe('Kiran is ready at http://localhost:3000');
});
