import type { AddressDraft } from '#src/wire/domain.ts';
import type {
  fittedUnitsBody,
  installationAnswer,
  installationBody,
  installationEndBody,
  installationQuoteAnswer,
  installationQuoteBody,
  milestoneLinkAnswer,
  milestoneRefundBody,
} from '#src/wire/sales/installation.ts';
import { type Answered, call, type Sent } from './call.ts';
import { fromWire, toWire } from './checkout.ts';

const order = (id: string) => `/installations/${encodeURIComponent(id)}`;

/** A price with its milestones; every amount in paise. */
export type InstallationQuote = Answered<typeof installationQuoteAnswer>['data']['quote'];

/** What a system would cost installed now. For the administrator, like all of these. */
export async function askInstallationQuote(
  wish: Sent<typeof installationQuoteBody>,
  signal?: AbortSignal,
): Promise<InstallationQuote> {
  const answer = await call<{ body: typeof installationQuoteBody; answer: typeof installationQuoteAnswer }>(
    'POST',
    '/installations/quote',
    wish,
    { signal },
  );
  return answer.data.quote;
}

type WireDraft = Sent<ReturnType<typeof installationBody>>;
/** Offers a system; answers its id. Throws `price-changed`, `out-of-stock`, `invalid`. */
export async function offerInstallation({
  address,
  ...rest
}: Omit<WireDraft, 'address'> & { address: AddressDraft }): Promise<string> {
  const answer = await call<{ body: ReturnType<typeof installationBody>; answer: typeof installationAnswer }>(
    'POST',
    '/installations',
    { ...rest, address: toWire(address) },
  ).catch(fromWire);
  return answer.data.installation.id;
}

/** Sends the link of the milestone that is due; answers its address, which is shown only this once. */
export async function sendMilestoneLink(id: string, position: number): Promise<string> {
  const answer = await call<{ answer: typeof milestoneLinkAnswer }>('POST', `${order(id)}/milestones/${position}/link`);
  return answer.data.url;
}

/** Sends back a paid milestone, or a part of it; the same key refunds once. */
export const refundMilestone = async (
  id: string,
  position: number,
  body: Sent<typeof milestoneRefundBody>,
  key: string,
): Promise<void> =>
  void (await call<{ body: typeof milestoneRefundBody }>('POST', `${order(id)}/milestones/${position}/refunds`, body, {
    key,
  }));

export const endInstallation = async (id: string, body: Sent<typeof installationEndBody>): Promise<void> =>
  void (await call<{ body: typeof installationEndBody }>('PUT', order(id), body));

/** Records units that were fitted; others may follow. */
export const recordUnits = (id: string, units: Sent<typeof fittedUnitsBody>) =>
  call<{ body: typeof fittedUnitsBody }>('POST', `${order(id)}/units`, units);
