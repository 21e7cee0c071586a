import { sql } from 'kysely';
import { holding, type Whose } from './holding.store.ts';

/** What a former shop's files say under an address is its holder's once they have proved it. */
const theirs: Whose = ({ proven }) => sql`email = any(${proven.emails})`;

/** Records from a former shop, and files with them that were looked through and not taken in. */
export const MOVED = {
  // The owner uploads such a file again, without this person.
  movingImport: holding('movingImport', {
    as: 'formerShopFiles',
    whose: ({ proven }) =>
      sql`exists (select from unnest(${proven.emails}::text[]) as one where position(one in lower(rows::text || report::text)) > 0)`,
    told: ['createdAt'],
    untold: {
      id: 'inward',
      kind: 'inward',
      source: 'inward',
      actor: 'inward',
      actorName: 'inward',
      fileName: 'inward',
      state: 'inward',
      rows: 'elsewhere',
      report: 'elsewhere',
      endedAt: 'inward',
    },
    ending: 'deleted',
  }),
  movedCustomer: holding('movedCustomer', {
    as: 'formerShopRecord',
    whose: theirs,
    told: [
      ...(['source', 'email', 'name', 'phone', 'address', 'note', 'tags', 'orderCount', 'spentPaise'] as const),
      ...(['consentedAt', 'consentSource', 'inviteAskedAt', 'inviteLocale', 'invitedAt', 'createdAt'] as const),
    ],
    untold: { id: 'inward', importId: 'inward' },
    by: 'createdAt',
    ending: 'deleted',
  }),
  pastOrder: holding('pastOrder', {
    as: 'formerShopOrders',
    whose: theirs,
    told: [
      ...(['source', 'number', 'email', 'name', 'phone', 'placedAt', 'state', 'lines', 'billing', 'shipping'] as const),
      ...(['subtotalPaise', 'discountPaise', 'discountCode', 'shippingPaise', 'taxPaise', 'totalPaise'] as const),
      ...(['refundedPaise', 'createdAt'] as const),
    ],
    untold: { id: 'inward', importId: 'inward' },
    by: 'placedAt',
    ending: 'deleted',
  }),
};
