import type { Settings } from '#src/platform/settings/settings.ts';
import { hrefs } from '#src/wire/pages.ts';

type Known = Pick<
  Settings,
  'adminEmail' | 'databaseUrl' | 'dataDir' | 'logFormat' | 'razorpay' | 'sms' | 'smtpUrl' | 'testPayments'
>;
type Start = {
  settings: Known;
  address: string;
  /** The administrator's, if this start has created one. */
  firstPassword: string | undefined;
};

/** The last output of a start: one line for a log; for a person at a terminal, everything they need to look around. */
export function readyWords({ settings, address, firstPassword }: Start): string {
  const ready = `Kiran is ready at ${address}`;
  if (settings.logFormat === 'json') return ready;
  const { adminEmail, databaseUrl, dataDir, razorpay, sms, smtpUrl, testPayments } = settings;
  const kept = [!smtpUrl && 'mails (SMTP_URL sends them)', !sms && 'SMS (SMS_URL sends them)']
    .filter(Boolean)
    .join(' and ');
  const rows: [what: string, words: string | undefined][] = [
    ['Administrator', firstPassword ? `${adminEmail}, password ${firstPassword}` : adminEmail],
    ['', firstPassword && 'It is shown this once; choose your own within three days.'],
    [
      'Payments',
      !testPayments
        ? 'Razorpay'
        : razorpay
          ? 'Razorpay’s test mode: no money moves'
          : 'built-in sandbox: no money moves (RAZORPAY_KEY_ID takes real ones)',
    ],
    ['Outbox', kept && `keeps ${kept}: ${address}${hrefs.outbox()}`],
    ['Data', databaseUrl ? `${dataDir}, and the database of DATABASE_URL` : dataDir],
    ['Stop', 'Ctrl+C'],
  ];
  const lines = rows.flatMap(([what, words]) => (words ? [`  ${what.padEnd(15)}${words}`] : []));
  return ['', ready, '', ...lines, ''].join('\n');
}
