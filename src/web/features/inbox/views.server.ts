import { dateFormat } from '#src/kernel/format.ts';
import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import type { listGrievances } from '#src/shop/content/support/answer-grievance.ts';
import type { listMessages } from '#src/shop/content/support/list-messages.ts';
import type { listForDesk } from '#src/shop/engagement/questions/answer-question.ts';
import type { listEnquiries } from '#src/shop/services/plans/enquiry-desk.ts';
import { listServiceCategories } from '#src/shop/services/plans/list-service-categories.ts';
import { listManagedPlans } from '#src/shop/services/plans/manage-plans.ts';
import type { Shop } from '#src/shop/shop.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';

/** The texts of the inbox and of all that its lines open. */
export const INBOX_TEXTS = ['desk', 'contactDesk', 'questionDesk', 'enquiryDesk', 'grievanceDesk'] as const;

type Items<List extends (...given: never[]) => Promise<{ items: unknown[] }>> = Awaited<ReturnType<List>>['items'];

/** How long a complaint may stay unacknowledged: Consumer Protection (E-Commerce) Rules 2020, rule 4 (5). */
const ACKNOWLEDGED_MS = 2 * DAY_MS;

export function toMessageViews(items: Items<typeof listMessages>, locale: Locale) {
  const when = indiaWhen(locale);
  return items.map(({ createdAt, answeredAt, ...message }) => ({
    ...message,
    at: createdAt,
    when: when(createdAt),
    answeredWhen: answeredAt && when(answeredAt),
  }));
}

export function toQuestionViews(items: Items<typeof listForDesk>, locale: Locale) {
  const when = indiaWhen(locale);
  return items.map(({ answeredAt, ...question }) => ({
    ...question,
    when: when(question.at),
    answeredWhen: answeredAt && when(answeredAt),
  }));
}

export async function toEnquiryViews(shop: Shop, items: Items<typeof listEnquiries>, locale: Locale) {
  const [categories, plans] = await Promise.all([listServiceCategories(shop, locale), listManagedPlans(shop)]);
  const when = indiaWhen(locale);
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return items.map(({ createdAt, category, planId, preferredDay, address: _, ...enquiry }) => ({
    ...enquiry,
    at: createdAt,
    when: when(createdAt),
    about: category
      ? (categories.find(({ slug }) => slug === category)?.name ?? category)
      : (plans.find(({ id }) => id === planId)?.words.en.name ?? String(planId)),
    day: preferredDay && day.format(new Date(preferredDay)),
  }));
}

export function toComplaintViews(items: Items<typeof listGrievances>, locale: Locale, now: Date) {
  const when = indiaWhen(locale);
  return items.map((one) => {
    // Until it is acknowledged 48 hours count, then the month until it must be resolved.
    const dueAt = one.state === 'received' ? new Date(one.createdAt.getTime() + ACKNOWLEDGED_MS) : one.dueAt;
    return {
      reference: one.ticket,
      name: one.name,
      email: one.email,
      phone: one.phone,
      topic: one.topic,
      about: one.about,
      complaint: one.complaint,
      state: one.state,
      answer: one.answer,
      at: one.createdAt,
      when: when(one.createdAt),
      dueAt,
      now,
      // Until when it must be resolved, in whole days; negative once that has passed.
      due: when(one.dueAt),
      daysLeft: Math.floor((one.dueAt.getTime() - now.getTime()) / DAY_MS),
      resolvedWhen: one.resolvedAt && when(one.resolvedAt),
    };
  });
}

export type MessageView = ReturnType<typeof toMessageViews>[number];
export type QuestionView = ReturnType<typeof toQuestionViews>[number];
export type EnquiryView = Awaited<ReturnType<typeof toEnquiryViews>>[number];
export type ComplaintView = ReturnType<typeof toComplaintViews>[number];
