import { useCallback, useEffect, useState } from 'react';
import { takePendingAction } from '#src/web/features/personal/pending-action.ts';
import { askToSignIn } from '#src/web/features/personal/prompt.ts';
import { changePersonal, NOBODY, usePersonal } from '#src/web/features/personal/state.ts';
import { uidFor } from '#src/web/features/personal/uid-for.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { askQuestion, myQuestions, type OwnQuestion } from '#src/wire/client/questions.ts';

/** What the signed-in person asked about the product and nobody else sees, and how they ask more. `onAsked`: once one was taken. */
export function useOwnQuestions(productId: string, onAsked: () => void) {
  const [own, setOwn] = useState<OwnQuestion[]>([]);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const phase = usePersonal((personal) => personal.phase);

  const ask = useCallback(
    async (question: string): Promise<boolean> => {
      const wish = { does: 'question', id: productId, text: question } as const;
      if (!uidFor(wish)) return false;
      setSending(true);
      setFailed(undefined);
      try {
        const id = await askQuestion(productId, question);
        const asked = { id, question, date: new Date().toISOString(), reason: null };
        setOwn((before) => [asked, ...before.filter((one) => one.id !== id)]);
        onAsked();
        return true;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.status === 401) {
          changePersonal({ ...NOBODY, phase: 'signed-out' });
          askToSignIn(wish);
        } else setFailed(error);
        return false;
      } finally {
        setSending(false);
      }
    },
    [productId, onAsked],
  );

  // Without them the page still shows everything that is not personal.
  useEffect(() => {
    if (phase !== 'ready') return;
    myQuestions(productId)
      .then((known) =>
        setOwn((before) => [...before.filter(({ id }) => !known.some((one) => one.id === id)), ...known]),
      )
      .catch(() => {});
  }, [phase, productId]);

  // What a guest had written before signing in.
  useEffect(() => {
    if (phase !== 'ready') return;
    const wish = takePendingAction(['question'], productId);
    if (wish?.does === 'question') void ask(wish.text);
  }, [phase, productId, ask]);

  return { own, ask, sending, failed };
}
