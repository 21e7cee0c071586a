import { sql } from 'kysely';
import { among, byUid, holding } from './holding.store.ts';

/** Saved solar plans, leads, and what a customer's own plant gave. What was sold on one is an order, which stays without the person. */
export const SOLAR = {
  plantReading: holding('plantReading', {
    as: 'plantReadings',
    whose: ({ uid }) => sql`plant_id in (select id from plant where uid = ${uid})`,
    told: ['kind', 'readOn', 'wattHours', 'createdAt'],
    untold: { plantId: 'inward' },
    by: 'readOn',
    ending: 'deleted',
  }),
  plant: holding('plant', {
    as: 'plants',
    whose: byUid,
    told: [
      'name',
      'locale',
      'peakWatts',
      'tiltDeg',
      'azimuthDeg',
      'pincode',
      'commissionedOn',
      'verdict',
      'verdictMonth',
      'verdictPercent',
      'toldMonth',
      'createdAt',
      'updatedAt',
    ],
    untold: { id: 'inward', uid: 'elsewhere', installationId: 'elsewhere' },
    by: 'createdAt',
    ending: 'deleted',
  }),
  solarProposalVersion: holding('solarProposalVersion', {
    as: 'solarPlans',
    whose: among('proposal_id', ({ proposals }) => proposals),
    told: ['number', 'query', 'result', 'kitId', 'kitPaise', 'installedPaise', 'validUntil', 'createdAt'],
    untold: { proposalId: 'inward', figureIds: 'inward' },
    by: 'createdAt',
    ending: 'deleted',
  }),
  solarProposal: holding('solarProposal', {
    as: 'savedSolarPlans',
    whose: among('id', ({ proposals }) => proposals),
    told: ['locale', 'createdAt'],
    untold: { id: 'inward', tokenHash: 'secret', leadId: 'elsewhere', uid: 'elsewhere' },
    by: 'createdAt',
    ending: 'deleted',
  }),
  solarLead: holding('solarLead', {
    as: 'solarLeads',
    whose: among('id', ({ leads }) => leads),
    told: [
      ...(['name', 'phone', 'email', 'pincode', 'locale', 'source', 'state', 'lostReason', 'nextStep'] as const),
      ...(['nextStepOn', 'notes', 'consentedAt', 'createdAt', 'changedAt'] as const),
    ],
    untold: { id: 'inward', uid: 'elsewhere' },
    by: 'createdAt',
    ending: 'deleted',
  }),
};
