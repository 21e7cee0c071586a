import type { Transporter } from 'nodemailer';
import { isNear } from '#src/platform/private-network.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import { sendBySmsProvider } from '#src/platform/sms/sms-provider.ts';
import { sendByCloudApi, whatsappRequest } from '#src/platform/whatsapp/cloud-api.ts';
import type { QueuedMessage } from './mail.store.ts';
import { PermanentFailure } from './message.ts';
import { writeToOutbox } from './outbox-file.ts';

/** How messages leave the shop. */
export type Post = {
  /** Hands a message over. Throws {@link PermanentFailure} if retrying would not help. */
  deliver(message: QueuedMessage): Promise<void>;
  /** Whether another server then holds it, rather than our own outbox. */
  leavesTheHouse(message: QueuedMessage): boolean;
  close(): void;
};

const TIMEOUT = 10_000;

/**
 * SMTP, an SMS provider and WhatsApp's Cloud API if set, else files in DATA_DIR/outbox (rules.md §5). Mails come from MAIL_FROM, with the shop's
 * current name if it gives none.
 */
export function openPost(settings: Settings, shopName: () => string = () => ''): Post {
  let opened: Promise<Transporter> | undefined;
  const transport = () => {
    opened ??= openTransport(settings.smtpUrl);
    return opened;
  };
  const from = () =>
    settings.mailFrom.includes('<') ? settings.mailFrom : { name: shopName(), address: settings.mailFrom };
  return {
    async deliver(message) {
      if (message.channel === 'sms') {
        if (settings.sms) await sendBySmsProvider(settings.sms, message);
        else await writeToOutbox(settings.dataDir, `${message.id}.sms.txt`, smsFile(message));
      } else if (message.channel === 'whatsapp') {
        if (settings.whatsapp) await sendByCloudApi(settings.whatsapp, message);
        else await writeToOutbox(settings.dataDir, `${message.id}.whatsapp.json`, whatsappFile(message));
      } else if (settings.smtpUrl) {
        await (await transport()).sendMail(toMail(message, from())).catch((error: unknown) => {
          throw refusedForGood(error) ? new PermanentFailure((error as Error).message, { cause: error }) : error;
        });
      } else {
        const { message: file } = (await (await transport()).sendMail(toMail(message, from()))) as unknown as {
          message: Buffer;
        };
        await writeToOutbox(settings.dataDir, `${message.id}.eml`, file);
      }
    },
    leavesTheHouse: ({ channel }) =>
      ({ mail: settings.smtpUrl, sms: settings.sms, whatsapp: settings.whatsapp })[channel] !== undefined,
    close() {
      opened?.then((one) => one.close()).catch(() => {});
    },
  };
}

/** The mail library, loaded for the first mail: by SMTP if there is an address, else to files. */
async function openTransport(smtpUrl: string | undefined): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  if (!smtpUrl) return createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...CLOSED }) as never;
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    dnsTimeout: TIMEOUT,
    // Opportunistic TLS is not enough: a man in the middle can strip the offer and read links that grant access.
    requireTLS: needsTls(smtpUrl),
    ...CLOSED,
  } as object);
}

/** No text can make a mail read a file or fetch a URL. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

/** The same message always has the same Message-ID and Date, so that a duplicate can be recognised. */
const toMail = (message: QueuedMessage, from: string | { name: string; address: string }) => ({
  messageId: `<${message.id}@${/@([^\s>@]+)>?\s*$/.exec(typeof from === 'string' ? from : from.address)?.[1] ?? 'localhost'}>`,
  date: message.createdAt,
  from,
  to: { name: message.recipientName, address: message.recipient },
  ...(message.replyTo && { replyTo: message.replyTo }),
  subject: message.subject,
  text: message.text,
  html: message.html,
  ...(message.unsubscribeUrl && { list: { unsubscribe: message.unsubscribeUrl } }),
  headers: {
    'Auto-Submitted': 'auto-generated', // stops holiday notices from answering (RFC 3834)
    ...(message.reference && { 'X-Kiran-Reference': message.reference }),
    ...(message.unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
});

/** A 5xx of SMTP about this mail (RFC 5321 §4.2.1). A refused sign-in or TLS failure can be fixed, and then the mail can go. */
const refusedForGood = (error: unknown): boolean => {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return code !== 'EAUTH' && code !== 'ETLS' && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
};

const smsFile = ({ recipient, templateId, createdAt, text }: QueuedMessage): string =>
  [`To: ${recipient}`, `Template: ${templateId ?? 'none'}`, `Date: ${createdAt.toISOString()}`, '', text, ''].join(
    '\n',
  );

const whatsappFile = (message: QueuedMessage): string =>
  `${JSON.stringify({ date: message.createdAt, text: message.text, request: whatsappRequest(message) }, null, 2)}\n`;

/** `smtp://` begins unencrypted and must upgrade to TLS, except on this machine or if its address says `?requireTLS=false`. */
function needsTls(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  return protocol === 'smtp:' && !isNear(hostname) && searchParams.get('requireTLS') !== 'false';
}
