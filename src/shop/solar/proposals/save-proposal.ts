import type { Tx } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits, type Limit } from '#src/platform/rate-limit/consume.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import { notifyByWhatsapp } from '#src/shop/notifications/whatsapp/notify-by-whatsapp.ts';
import { addLead } from '#src/shop/solar/leads/add-lead.ts';
import type { LeadDraft } from '#src/shop/solar/leads/lead.ts';
import { type Asked, makeVersion } from './make-version.ts';
import { insertProposal, insertVersion, setLead } from './proposal.store.ts';
import { hashOf } from './proposal.ts';

/** How to reach somebody who wants to be called. The caller has checked the fields, and that they agreed. */
export type Contact = Pick<LeadDraft, 'name' | 'phone' | 'email'>;

/** Who does something with a proposal. */
export type Holder = { uid: string | undefined; name?: string | undefined; locale: string; network: string };

/** An hour, for a network: enough for a family that compares, too few to fill the desk. */
const LIMITS = { saved: 20, asked: 6 };

/** In the order in which every use case counts them. */
export const limitsFor = (network: string, { asks }: { asks: boolean }): Limit[] => [
  { what: 'solar proposal', who: network, most: LIMITS.saved },
  ...(asks ? [{ what: 'solar call', who: network, most: LIMITS.asked }] : []),
];

/**
 * Saves a plan as the first version of a proposal that the token opens, and adds a lead if somebody wants to be called. The same form sent twice saves
 * once.
 * @throws what {@link makeVersion} throws, `too-many`
 */
export async function saveProposal(
  platform: Platform,
  { token, contact, holder, ...asked }: Asked & { token: string; contact?: Contact | undefined; holder: Holder },
): Promise<void> {
  const version = await makeVersion(platform, asked);
  const { createdAt: at } = version;
  const { uid, name = '', locale, network } = holder;
  const id = newId('prp', at.getTime());
  await transact(platform, async (write) => {
    const row = { id, tokenHash: hashOf(token), leadId: null, uid: uid ?? null, locale, createdAt: at };
    if (!(await insertProposal(write.trx, row))) return;
    await enforceLimits(write.trx, platform, limitsFor(network, { asks: contact !== undefined }), 'too-often-hour');
    await insertVersion(write.trx, id, { ...version, number: 1 });
    if (uid) await sendLink(platform, write.trx, { uid, name, locale, token });
    if (!contact) return;
    const { pin } = asked.answers;
    const leadId = await addLead(write, { ...contact, pincode: pin, locale, source: 'plan', uid }, at);
    await setLead(write.trx, id, { leadId, uid: uid ?? null });
  });
}

/** The link that opens the plan, to an account that agreed to WhatsApp: it reaches the phone, on which the family looks at it. */
async function sendLink(
  platform: Platform,
  trx: Tx,
  { uid, name, locale, token }: { uid: string; name: string; locale: string; token: string },
): Promise<void> {
  const places = { name, link: pageLink(platform.settings, 'proposal', token) };
  await notifyByWhatsapp(trx, platform, {
    kind: 'proposal-saved',
    uid,
    locale: localeOf(locale),
    secret: true,
    places,
  });
}
