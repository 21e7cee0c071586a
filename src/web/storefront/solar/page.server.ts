import { redirect } from 'react-router';
import { languageTag } from '#src/kernel/locales.ts';
import { sayPlace } from '#src/shop/solar/sun/say-place.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import {
  type AnswerName,
  type Answers,
  answersOf,
  FIELDS,
  isUntidy,
  readGiven,
  STEPS,
} from '#src/web/features/solar-answers/answers.ts';
import { checkAnswers, type Wrong, wrongStep } from '#src/web/features/solar-answers/check-answers.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { sayReason } from '#src/web/messages/say-reason.ts';
import { hrefs } from '#src/wire/pages.ts';

/** Where the last question leads; a question after it that something is wrong with sends back here with this step. */
const DONE = 'plan';

export const loader = pageLoader('solar', async ({ shop, locale, origin, searchParams }) => {
  const given = readGiven(searchParams);
  const answers = answersOf(given);
  const wanted = searchParams.get('step') ?? '';
  if (isUntidy(searchParams)) throw redirect(hrefs.solar({ ...given, step: wanted }));
  const asked = wanted === DONE ? STEPS.length : Math.max(0, (STEPS as readonly string[]).indexOf(wanted));
  const { home, wrong } = await checkAnswers(shop, given);
  const before = wrongStep(wrong, STEPS.slice(0, asked));
  const step = before ?? STEPS[Math.min(asked, STEPS.length - 1)] ?? 'pin';
  const refusals = texts(locale, 'refusals')['refusals'] as Record<string, string>;
  return {
    origin,
    texts: texts(locale, 'solar', 'datedFigures'),
    step,
    answers,
    errors: worded(
      wrong,
      refusals,
      languageTag(locale),
      (name) => FIELDS[step].includes(name as never) && (before !== undefined || given[name] !== undefined),
    ),
    place: home && {
      name: sayPlace(locale, home.place.name),
      measuredAt: sayPlace(locale, home.place.local.row.name),
      km: Math.round(home.place.local.distanceKm),
    },
    discoms: home?.choices ?? [],
    tariffKnown: home?.tariff.value !== undefined,
  };
});

export type QuestionData = Awaited<ReturnType<typeof loader>>;

/** In the reader's language, by the server: the page works without script. */
const worded = (
  wrong: Wrong,
  words: Record<string, string>,
  tag: string,
  isShown: (name: AnswerName) => boolean,
): Answers =>
  Object.fromEntries(
    Object.entries(wrong).flatMap(([name, reason]) =>
      isShown(name as AnswerName) ? [[name, sayReason(words, reason, tag) ?? reason.message]] : [],
    ),
  );
