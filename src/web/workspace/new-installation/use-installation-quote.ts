import { useEffect, useState } from 'react';
import type { PickedLine } from '#src/web/features/product-picker/product-picker.tsx';
import { readRupees } from '#src/web/features/purchase/read-rupees.ts';
import { useFaultWords, useReasonWords } from '#src/web/ui/fault-words.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { askInstallationQuote, type InstallationQuote } from '#src/wire/client/installations.ts';

type Typed = { work: string; survey: string; email: string; shares: string[] };

/** What is typed, as the calls take it: work in paise, none where it is empty; a survey only with a number. */
export function readWish(lines: PickedLine[], { work, survey, shares }: Typed) {
  return {
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    work: readRupees(work) ?? 0,
    shares: shares.map(Number),
    ...(/^\s*#?\d{1,9}\s*$/.test(survey) && { survey: Number(survey.replace('#', '')) }),
  };
}

/** What it would cost now; asked again a moment after the last change. */
export function useInstallationQuote(lines: PickedLine[], typed: Typed) {
  const words = useFaultWords('checkout');
  const reasonWords = useReasonWords();
  const [answer, setAnswer] = useState<{ quote?: InstallationQuote; error?: unknown }>({});
  const [turn, setTurn] = useState(0);
  const wish = readWish(lines, typed);
  const email = typed.email.includes('@') ? typed.email.trim() : undefined;
  const asked = JSON.stringify([{ ...wish, ...(email && wish.survey && { email }) }, turn]);
  useEffect(() => {
    const [body] = JSON.parse(asked) as [Parameters<typeof askInstallationQuote>[0]];
    if (body.lines.length === 0) return setAnswer({});
    const stop = new AbortController();
    const timer = setTimeout(() => {
      askInstallationQuote(body, stop.signal).then(
        (quote) => setAnswer({ quote }),
        (error: unknown) => !stop.signal.aborted && setAnswer({ error }),
      );
    }, 250);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  const { quote, error } = answer;
  return {
    quote,
    problem: error === undefined ? undefined : wordsOf(error, words, reasonWords),
    ask: () => setTurn((known) => known + 1),
  };
}

/** What is wrong with a field says more than that something is. */
function wordsOf(
  error: unknown,
  words: (error: unknown) => string,
  reasonWords: ReturnType<typeof useReasonWords>,
): string {
  if (!(error instanceof Refusal) || error.status >= 500) return words(error);
  const [field] = Object.values(error.fields);
  return reasonWords(field ?? error.reason) ?? words(error);
}
