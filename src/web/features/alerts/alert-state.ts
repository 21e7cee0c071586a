import { useEffect, useSyncExternalStore } from 'react';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { type AlertKind, endAlert, myAlerts, setAlert } from '#src/wire/client/alerts.ts';

type Alerts = Record<AlertKind, ReadonlySet<string>>;

// The signed-in person's alerts, loaded once a page shows a button for one.
let alerts: Alerts | undefined;
let loading = false;
const listeners = new Set<() => void>();

function change(next: Alerts): void {
  alerts = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the person has this alert; undefined until it is known, and for guests. A failed load is tried again by the next button. */
export function useAlert(productId: string, kind: AlertKind): boolean | undefined {
  const ready = usePersonal((personal) => personal.phase === 'ready');
  useEffect(() => {
    if (!ready || alerts || loading) return;
    loading = true;
    myAlerts()
      .then(change)
      .catch(() => {})
      .finally(() => {
        loading = false;
      });
  }, [ready]);
  return useSyncExternalStore(
    subscribe,
    () => alerts?.[kind].has(productId),
    () => undefined,
  );
}

/** Sets or ends an alert. Throws a Refusal. */
export async function putAlert(productId: string, kind: AlertKind, wanted: boolean): Promise<void> {
  await (wanted ? setAlert : endAlert)(productId, kind);
  const known = alerts ?? { stock: new Set<string>(), price: new Set<string>() };
  const of = new Set(known[kind]);
  if (wanted) of.add(productId);
  else of.delete(productId);
  change({ ...known, [kind]: of });
}
