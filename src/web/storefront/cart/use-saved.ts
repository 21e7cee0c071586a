import { refreshPersonal } from '#src/web/features/personal/load.ts';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { forgetSaved, moveToCart } from '#src/wire/client/cart.ts';

/** Moves a saved product back, or removes it from the list: reloads the page afterwards, and shows a refusal. */
export function useSaved() {
  const { running, error, run } = useMutation('cart');
  const act = async (id: string, send: (id: string) => Promise<unknown>) => {
    if (!running && (await run(() => send(id), { as: id }))) await refreshPersonal();
  };
  return {
    busy: running,
    error,
    move: (id: string) => act(id, moveToCart),
    forget: (id: string) => act(id, forgetSaved),
  };
}
