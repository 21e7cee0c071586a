import { useCallback, useEffect, useState } from 'react';
import { takePendingAction } from '#src/web/features/personal/pending-action.ts';
import { askToSignIn } from '#src/web/features/personal/prompt.ts';
import { changePersonal, NOBODY, usePersonal } from '#src/web/features/personal/state.ts';
import type { CommentView } from './view.ts';

/** Which comment is being reported, and which were. A guest is asked to sign in, and returns to the same question. */
export function useReporting(comments: CommentView[]) {
  const [asked, setAsked] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set());
  const phase = usePersonal((personal) => personal.phase);
  const open = useCallback((id: string) => {
    setAsked(true);
    setChosen(id);
  }, []);
  const signIn = (id: string) => {
    setChosen(undefined);
    askToSignIn({ does: 'report', id });
  };
  useEffect(() => {
    if (phase !== 'ready') return;
    for (const { id } of comments) if (takePendingAction(['report'], id)) open(id);
  }, [phase, comments, open]);
  return {
    /** Whether the dialog was ever opened: it is loaded only then. */
    asked,
    comment: comments.find(({ id }) => id === chosen),
    reported,
    start: (id: string) => (phase === 'guest' || phase === 'signed-out' ? signIn(id) : open(id)),
    close: () => setChosen(undefined),
    done: (id: string) => setReported((before) => new Set(before).add(id)),
    signedOut(id: string) {
      changePersonal({ ...NOBODY, phase: 'signed-out' });
      signIn(id);
    },
  };
}
