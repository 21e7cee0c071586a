import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { takePendingAction } from '#src/web/features/personal/pending-action.ts';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { hrefs } from '#src/wire/pages.ts';

/** After pressing Book before signing in, the visitor goes on to that plan, with its form open. */
export function useBookLater(): void {
  const navigate = useNavigate();
  const ready = usePersonal((personal) => personal.phase === 'ready');
  useEffect(() => {
    const wish = ready ? takePendingAction(['book']) : undefined;
    if (wish) void navigate(hrefs.service(wish.id), { state: { book: true } });
  }, [ready, navigate]);
}
