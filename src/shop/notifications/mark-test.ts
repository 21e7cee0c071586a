import type { MailContent } from '#src/platform/mail/render-mail.ts';
import type { MailWords } from './mail-words.ts';

/** A mail about something for which no money moved says so, in its subject and before all else. */
export function markTest(words: MailWords, mail: MailContent, test: boolean): MailContent {
  if (!test) return mail;
  return {
    ...mail,
    subject: words('test.subject', { subject: mail.subject }),
    parts: [{ paragraph: words('test.line') }, ...mail.parts],
  };
}
