import { sql } from 'kysely';
import { among, byUid, FORMER, GONE, holding, type Whose } from './holding.store.ts';
import { withoutPerson } from './without-person.ts';

const ofOrder = among('order_id', ({ orders }) => orders);
const ofClaim: Whose = ({ uid }) => sql`claim_id in (select id from warranty_claim where uid = ${uid})`;
export const FIGURES = 'what was sold, in figures, without whom to';

/** Orders with their parcels and returns. */
export const ORDERS = {
  order: holding('order', {
    as: 'orders',
    whose: among('id', ({ orders }) => orders),
    told: [
      ...([
        'id',
        'number',
        'status',
        'paymentStatus',
        'name',
        'email',
        'address',
        'totalPaise',
        'subtotalPaise',
        'discountPaise',
        'deliveryPaise',
      ] as const),
      ...([
        'coupon',
        'note',
        'buyer',
        'delivery',
        'locale',
        'createdAt',
        'updatedAt',
        'shippedAt',
        'deliveredAt',
      ] as const),
      'test',
    ],
    untold: { uid: 'elsewhere', paymentId: 'elsewhere', awaitsProof: 'inward', toldAt: 'inward' },
    by: 'number',
    ending: { struck: { name: FORMER, email: GONE, address: withoutPerson, note: '', buyer: null } },
  }),
  orderLine: holding('orderLine', {
    as: 'orderLines',
    whose: ofOrder,
    told: [
      'orderId',
      'position',
      'productId',
      'name',
      'shownName',
      'sku',
      'quantity',
      'pricePaise',
      'discountPaise',
      'hsn',
      'gstRateBp',
    ],
    untold: {},
    by: 'orderId',
    ending: { kept: FIGURES },
  }),
  orderEvent: holding('orderEvent', {
    as: 'orderHistory',
    whose: ofOrder,
    told: ['orderId', 'at', 'fromStatus', 'toStatus', 'note'],
    untold: { id: 'inward', actor: 'inward' },
    by: 'id',
    ending: { struck: { note: null } },
  }),
  orderNote: holding('orderNote', {
    as: 'orderNotes',
    whose: ofOrder,
    told: ['orderId', 'words', 'createdAt'],
    untold: { id: 'inward', actor: 'inward', actorName: 'inward' },
    by: 'createdAt',
    ending: { struck: { words: '—' } },
  }),
  // The carrier shows the delivery address to anybody with a parcel's number.
  shipment: holding('shipment', {
    as: 'parcels',
    whose: ofOrder,
    told: ['id', 'orderId', 'state', 'carrier', 'tracking', 'trackingUrl', 'shippedAt', 'deliveredAt'],
    untold: {},
    by: 'shippedAt',
    ending: { struck: { tracking: '', trackingUrl: '' } },
  }),
  shipmentLine: holding('shipmentLine', {
    as: 'parcelLines',
    whose: ({ orders }) => sql`shipment_id in (select id from shipment where order_id = any(${orders}))`,
    told: ['shipmentId', 'position', 'quantity'],
    untold: {},
    by: 'shipmentId',
    ending: { kept: FIGURES },
  }),
  unit: holding('unit', {
    as: 'units',
    whose: ({ uid }) =>
      sql`uid = ${uid} and not exists (select from "order" where id = unit.order_id and "order".uid = unit.uid and awaits_proof)
        and not exists (select from installation where id = unit.installation_id and installation.uid = unit.uid and awaits_proof)`,
    // What the shop sent stays with the order; what they said to own from elsewhere goes.
    erases: ({ uid }) => sql`uid = ${uid} and not from_us`,
    told: [
      ...([
        'locale',
        'fromUs',
        'makerName',
        'serial',
        'name',
        'productId',
        'orderId',
        'position',
        'shipmentId',
        'installationId',
      ] as const),
      ...([
        'startsOn',
        'productYears',
        'performanceYears',
        'warrantyParts',
        'warrantyWords',
        'returnedAt',
        'createdAt',
      ] as const),
    ],
    untold: { id: 'inward', uid: 'elsewhere', maker: 'inward', replacedBy: 'inward' },
    by: 'startsOn',
    ending: 'deleted',
  }),
  // The photographs' files go with them (erasure.store.ts).
  warrantyClaimPhoto: holding('warrantyClaimPhoto', {
    as: 'warrantyClaimPhotos',
    whose: ofClaim,
    told: ['claimId', 'id', 'state', 'width', 'height', 'createdAt'],
    untold: { stem: 'inward', original: 'inward' },
    by: 'createdAt',
    ending: 'deleted',
  }),
  warrantyClaimEvent: holding('warrantyClaimEvent', {
    as: 'warrantyClaimSteps',
    whose: ofClaim,
    told: ['claimId', 'state', 'at'],
    untold: { id: 'inward' },
    by: 'at',
    ending: 'deleted',
  }),
  warrantyClaim: holding('warrantyClaim', {
    as: 'warrantyClaims',
    whose: byUid,
    told: [
      ...(['id', 'reference', 'unitId', 'locale', 'state', 'problem', 'noticedOn', 'answer', 'carrier'] as const),
      ...(['tracking', 'trackingUrl', 'replacementId', 'filedAt', 'since'] as const),
    ],
    untold: { uid: 'elsewhere' },
    by: 'filedAt',
    ending: 'deleted',
  }),
  unitReminder: holding('unitReminder', {
    as: 'warrantyReminders',
    whose: ({ uid }) => sql`unit_id in (select id from unit where uid = ${uid})`,
    told: ['unitId', 'part', 'days', 'toldAt'],
    untold: {},
    by: 'toldAt',
    ending: 'deleted',
  }),
  unitTransferLine: holding('unitTransferLine', {
    as: 'unitsGiven',
    whose: ({ uid }) => sql`transfer_id in (select id from unit_transfer where uid = ${uid})`,
    told: ['unitId'],
    untold: { transferId: 'inward' },
    by: 'unitId',
    ending: 'deleted',
  }),
  unitTransfer: holding('unitTransfer', {
    as: 'unitTransfers',
    whose: byUid,
    told: ['locale', 'createdAt', 'expiresAt', 'redeemedAt'],
    untold: { id: 'inward', uid: 'elsewhere', codeHash: 'secret' },
    by: 'createdAt',
    ending: 'deleted',
  }),
  dcrCertificate: holding('dcrCertificate', {
    as: 'dcrCertificates',
    whose: ofOrder,
    told: ['orderId', 'number', 'url', 'updatedAt'],
    untold: {},
    by: 'orderId',
    // Makers write the buyer's name on some.
    ending: 'deleted',
  }),
  returnRequest: holding('returnRequest', {
    as: 'returns',
    whose: byUid,
    told: ['id', 'reference', 'orderId', 'state', 'reason', 'note', 'answer', 'refundPaise', 'createdAt', 'updatedAt'],
    untold: { uid: 'elsewhere' },
    by: 'createdAt',
    ending: { struck: { note: '', answer: '' } },
  }),
  returnLine: holding('returnLine', {
    as: 'returnLines',
    whose: ({ uid }) => sql`return_id in (select id from return_request where uid = ${uid})`,
    told: ['returnId', 'position', 'quantity', 'restocked'],
    untold: {},
    by: 'returnId',
    ending: { kept: FIGURES },
  }),
};
