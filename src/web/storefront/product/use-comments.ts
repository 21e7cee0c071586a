import { useCallback, useEffect, useState } from 'react';
import { takePendingAction } from '#src/web/features/personal/pending-action.ts';
import { askToSignIn } from '#src/web/features/personal/prompt.ts';
import { changePersonal, NOBODY, readPersonal, usePersonal } from '#src/web/features/personal/state.ts';
import { uidFor } from '#src/web/features/personal/uid-for.ts';
import { announceKnown } from '#src/web/ui/status-region.tsx';
import { Refusal } from '#src/wire/client/call.ts';
import { comment as send } from '#src/wire/client/shopping.ts';
import type { CommentView } from './view.ts';

/** The shopper's own comments of this visit, shown at once and removed if refused. */
export function useComments(productId: string) {
  const [added, setAdded] = useState<CommentView[]>([]);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<Refusal>();
  const phase = usePersonal((personal) => personal.phase);

  const post = useCallback(
    async (text: string): Promise<boolean> => {
      const uid = uidFor({ does: 'comment', id: productId, text });
      if (!uid) return false;
      const { name = '' } = readPersonal();
      const mine: CommentView = {
        id: `new-${Date.now()}`,
        name,
        msg: text,
        store: false,
        on: '',
        verified: false,
        stars: 0,
      };
      setAdded((before) => [mine, ...before]);
      setSending(true);
      setFailed(undefined);
      try {
        const newest = await send(productId, { uid, name, msg: text });
        const kept = newest.find((one) => one.msg === text);
        if (kept)
          setAdded((before) => before.map((one) => (one === mine ? { ...one, id: kept.id, name: kept.name } : one)));
        announceKnown('commentPosted');
        return true;
      } catch (error) {
        setAdded((before) => before.filter((one) => one !== mine));
        if (!(error instanceof Refusal)) throw error;
        if (error.status === 401) {
          changePersonal({ ...NOBODY, phase: 'signed-out' });
          askToSignIn({ does: 'comment', id: productId, text });
        } else setFailed(error);
        return false;
      } finally {
        setSending(false);
      }
    },
    [productId],
  );

  // What a guest had written before signing in.
  useEffect(() => {
    if (phase !== 'ready') return;
    const wish = takePendingAction(['comment'], productId);
    if (wish?.does === 'comment') void post(wish.text);
  }, [phase, productId, post]);

  return { added, post, sending, failed };
}
