import type { alertEndAnswer, alertLinkAnswer, alertLinkBody, alertsAnswer } from '#src/wire/engagement/alert.ts';
import { call } from './call.ts';

export type AlertKind = 'stock' | 'price';

const path = (productId: string, kind: AlertKind) => `/alerts/${encodeURIComponent(productId)}/${kind}`;

/** The products with an alert, by kind. */
export async function myAlerts(): Promise<Record<AlertKind, Set<string>>> {
  const { alerts } = (await call<{ answer: typeof alertsAnswer }>('GET', '/alerts')).data;
  const of = (kind: AlertKind) => new Set(alerts.filter((one) => one.kind === kind).map(({ _id }) => _id));
  return { stock: of('stock'), price: of('price') };
}

export const setAlert = (productId: string, kind: AlertKind) => call('PUT', path(productId, kind));
export const endAlert = (productId: string, kind: AlertKind) => call('DELETE', path(productId, kind));

/** The product of a mail's link; undefined once its alert has ended. */
export const lookAtAlertLink = async (token: string): Promise<string | undefined> =>
  (
    await call<{ body: typeof alertLinkBody; answer: typeof alertLinkAnswer }>('POST', '/alerts/link/look', {
      token: token || '-',
    })
  ).data.product?.name;

export const endAlertByLink = (token: string) =>
  call<{ body: typeof alertLinkBody; answer: typeof alertEndAnswer }>('POST', '/alerts/link/end', { token });
