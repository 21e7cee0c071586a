import { addressValue } from '#src/kernel/address-values.ts';
import { languageTag } from '#src/kernel/locales.ts';
import { PAGES } from '#src/kernel/page-table.ts';
import { spokenIn } from '#src/kernel/product-words.ts';
import type { Reason } from '#src/kernel/refusals.ts';
import { Fault } from '#src/platform/fault.ts';
import type { NamedPart } from '#src/shop/catalogue/compatibility/list-parts.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { sayReason } from '#src/web/messages/say-reason.ts';
import type { Locale } from '#src/wire/domain.ts';
import { misfit } from '#src/wire/fault.ts';
import type { AnswersOf, CheckSchema } from '#src/wire/solar/solar-checks.ts';
import type { CheckName, CheckState, Typed } from './check.ts';
import { CHECKS, type Check } from './checks-of.ts';

/** Answers that a link from a product fills in: they alone ask nothing yet. */
const PRODUCTS = ['kit', 'panel', 'inverter', 'battery', 'structure', 'charger', 'heater', 'pump'];

/**
 * The answers in an address, checked, and what a check says of them: undefined while nothing was asked, or where an answer is wrong.
 * @param answer may throw `invalid`, which becomes the words at its fields
 */
export async function readCheck<Schema extends CheckSchema, Answer>(
  name: CheckName,
  schema: Schema,
  { searchParams, locale }: { searchParams: URLSearchParams; locale: Locale },
  answer: (answers: AnswersOf<Schema>) => Promise<Answer> | Answer,
): Promise<CheckState & { result: Answer | undefined }> {
  const given: Record<string, string | string[]> = {};
  const answers: Typed = {};
  for (const field of PAGES[name].query) {
    const typed = addressValue(searchParams, field);
    if (typed) given[field] = typed;
    if (typeof typed === 'string') answers[field] = typed;
  }
  if (!Object.entries(given).some(([field, typed]) => !PRODUCTS.includes(field) || Array.isArray(typed)))
    return { answers, errors: {}, result: undefined };
  const parsed = schema.safeParse(given);
  const say = worded(locale);
  if (!parsed.success) return { answers, errors: say(misfit(parsed.error, given).fieldReasons), result: undefined };
  try {
    return { answers, errors: {}, result: await answer(parsed.data) };
  } catch (error) {
    if (!(error instanceof Fault && error.fieldReasons)) throw error;
    return { answers, errors: say(error.fieldReasons), result: undefined };
  }
}

/** In the reader's language, by the server: the page works without script. */
const worded =
  (locale: Locale) =>
  (reasons: Readonly<Record<string, Reason>> = {}): Typed => {
    const words = texts(locale, 'refusals')['refusals'] as Record<string, string>;
    const tag = languageTag(locale);
    return Object.fromEntries(
      Object.entries(reasons).map(([name, reason]) => [name, sayReason(words, reason, tag) ?? reason.message]),
    );
  };

/** The texts of a check: what all have, and its own. */
export function checkTexts(locale: Locale, own: Check) {
  const { solarChecks } = texts(locale, 'solarChecks');
  const others = Object.entries(solarChecks ?? {}).filter(([name]) => name === own || !CHECKS.includes(name as Check));
  return { solarChecks: Object.fromEntries(others) };
}

/** What a form offers to choose from. */
export const toOptions = (parts: readonly NamedPart[], kind: NamedPart['kind'], locale: Locale) =>
  parts.filter((part) => part.kind === kind).map((part) => ({ value: part.id, label: spokenIn(locale, part).name }));
