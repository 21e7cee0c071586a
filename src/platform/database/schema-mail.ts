import type { Generated } from 'kysely';

/** What leaves the shop by mail or SMS, and how often somebody did something. */
export type MailSchema = {
  mail: {
    id: string;
    channel: 'mail' | 'sms';
    kind: string;
    recipient: string;
    recipientName: Generated<string>;
    replyTo: Generated<string>;
    subject: Generated<string>;
    html: Generated<string>;
    text: string;
    locale: string;
    reference: string | null;
    templateId: string | null;
    secret: Generated<boolean>;
    uid: string | null;
    strikeOnceSent: Generated<boolean>;
    state: Generated<'queued' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    lastError: string | null;
    createdAt: Date;
    sentAt: Date | null;
  };
};
