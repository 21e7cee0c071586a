import { sql } from 'kysely';
import { STRUCK } from '#src/platform/mail/message.ts';
import { byUid, FORMER, GONE, holding, type Whose } from './holding.store.ts';
import { correspondenceOf } from './person.store.ts';
import { subjectsOf } from './subjects-of.ts';

const theirs: Whose = ({ uid, proven }) => correspondenceOf(uid, proven.emails);
const NOBODY = { uid: null, name: FORMER, email: GONE, phone: '', senderHash: null } as const;

const at = (addresses: readonly string[]) =>
  sql<boolean>`(lower(recipient) = any(${addresses}) or lower(reply_to) = any(${addresses}))`;
const all = ({ emails, mobiles }: { emails: string[]; mobiles: string[] }) => [...emails, ...mobiles];
/** The account's mails, and mails without an account at an address that they have proved. */
export const mailsOf: Whose = ({ uid, proven }) => sql`(uid = ${uid} or (uid is null and ${at(all(proven))}))`;

/** Correspondence: what they wrote to the shop, and what the shop wrote to them and about them. */
export const LETTERS = {
  serviceEnquiry: holding('serviceEnquiry', {
    as: 'enquiries',
    whose: theirs,
    told: [
      ...([
        'reference',
        'category',
        'planId',
        'name',
        'phone',
        'email',
        'pincode',
        'address',
        'message',
        'note',
        'preferredDay',
        'preferredTime',
      ] as const),
      ...(['locale', 'state', 'shopNote', 'createdAt'] as const),
    ],
    untold: { id: 'inward', uid: 'elsewhere', senderHash: 'inward' },
    by: 'createdAt',
    ending: { struck: { ...NOBODY, pincode: '', address: null, message: '', note: '', shopNote: '', state: 'closed' } },
  }),
  contactMessage: holding('contactMessage', {
    as: 'messages',
    whose: theirs,
    told: ['reference', 'name', 'email', 'phone', 'message', 'locale', 'state', 'answer', 'answeredAt', 'createdAt'],
    untold: { id: 'inward', uid: 'elsewhere', senderHash: 'inward' },
    by: 'createdAt',
    ending: { struck: { ...NOBODY, message: '', answer: '', state: 'closed' } },
  }),
  // Open ones block the erasure. A resolved one needs an answer (a check constraint of the table).
  grievance: holding('grievance', {
    as: 'complaints',
    whose: theirs,
    told: [
      'ticket',
      'name',
      'email',
      'phone',
      'topic',
      'about',
      'complaint',
      'locale',
      'state',
      'answer',
      'createdAt',
      'dueAt',
      'resolvedAt',
    ],
    untold: { id: 'inward', uid: 'elsewhere', senderHash: 'inward' },
    by: 'createdAt',
    ending: { struck: { ...NOBODY, about: '', complaint: '', answer: '—' } },
  }),
  // Without their texts, which may give access to the account. Queued mails are deleted before (erasure.store.ts). No correspondence is
  // redacted by an unproved address: a stranger could have written it.
  mail: holding('mail', {
    as: 'mails',
    whose: mailsOf,
    erases: (person) =>
      sql`(${mailsOf(person)} or (uid is null and state <> 'queued' and kind !~ '^(contact|grievance)-' and ${at(all(person.given))}))`,
    told: [
      'channel',
      'kind',
      'recipient',
      'recipientName',
      'replyTo',
      'subject',
      'reference',
      'locale',
      'state',
      'createdAt',
      'sentAt',
      'deliveredAt',
    ],
    untold: {
      id: 'inward',
      parameters: 'secret',
      html: 'secret',
      text: 'secret',
      templateId: 'inward',
      unsubscribeUrl: 'secret',
      secret: 'inward',
      strikeOnceSent: 'inward',
      uid: 'elsewhere',
      attempts: 'inward',
      lastError: 'inward',
    },
    by: 'createdAt',
    ending: { struck: STRUCK },
  }),
  whatsappConsent: holding('whatsappConsent', {
    as: 'whatsappConsents',
    whose: byUid,
    told: ['phone', 'words', 'givenAt', 'endedAt', 'endedBy'],
    untold: { id: 'inward', uid: 'elsewhere' },
    by: 'givenAt',
    ending: 'deleted',
  }),
  auditEntry: holding('auditEntry', {
    as: 'acts',
    whose: (person) => sql`subject = any(${subjectsOf(person)})`,
    told: ['at', 'act', 'subject', 'before', 'after'],
    untold: { id: 'inward', actor: 'inward', actorName: 'inward' },
    by: 'id',
    ending: { apart: 'audit/strike-entries.ts: also what other entries mention' },
  }),
};
