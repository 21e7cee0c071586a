import { type Locale, languageTag } from '#src/kernel/locales.ts';
import { newProposalToken } from '#src/shop/solar/proposals/proposal.ts';
import type { PageContext } from '#src/ssr/page-context.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { sayReason } from '#src/web/messages/say-reason.ts';

/** The fields of the form, as the wire names them. */
const FIELDS = ['name', 'phone', 'email', 'consent'] as const;
type SaveFormField = (typeof FIELDS)[number];

/** What the form shows: a token for what will be saved, and after a refusal what was typed and what is wrong with it, in the reader's language. */
export function saveForm({ sent, locale }: Pick<PageContext, 'sent'> & { locale: Locale }) {
  const words = texts(locale, 'refusals')['refusals'] as Record<string, string>;
  const say = (reason: Parameters<typeof sayReason>[1] & { message: string }) =>
    sayReason(words, reason, languageTag(locale)) ?? reason.message;
  const reasons = sent?.fault.fieldReasons ?? {};
  const typed: Partial<Record<SaveFormField, string>> = {};
  const errors: Partial<Record<SaveFormField, string>> = {};
  for (const name of FIELDS) {
    const value = sent?.form[name];
    if (value) typed[name] = value;
    if (reasons[name]) errors[name] = say(reasons[name]);
  }
  const marked = Object.keys(errors).length > 0;
  return {
    // The same as before: the form may have been saved after all, by a press that went unanswered.
    token: sent?.form['token'] || newProposalToken(),
    typed,
    errors,
    error: sent && { marked, reason: marked ? '' : say(sent.fault.reason) },
  };
}

export type SaveFormData = ReturnType<typeof saveForm>;
