import { sql } from 'kysely';
import { among, byUid, holding, type Whose } from './holding.store.ts';

const ofApplication: Whose = ({ uid }) =>
  sql`application_id in (select one.id from solar_application one join plant on plant.id = one.plant_id where plant.uid = ${uid})`;

/** Saved solar plans, leads, and a customer's own plants: what they gave, and their applications. What was sold on one is an order, which stays without the person. */
export const SOLAR = {
  // Their files go by a job (erase-customer.ts).
  solarApplicationDocument: holding('solarApplicationDocument', {
    as: 'applicationDocuments',
    whose: ofApplication,
    told: ['name', 'kind', 'bytes', 'state', 'enteredBy', 'enteredAt'],
    untold: { id: 'inward', applicationId: 'inward', file: 'inward' },
    by: 'enteredAt',
    ending: 'deleted',
  }),
  solarApplicationEvent: holding('solarApplicationEvent', {
    as: 'applicationSteps',
    whose: ofApplication,
    told: ['state', 'happenedOn', 'enteredBy', 'note', 'enteredAt'],
    untold: { id: 'inward', applicationId: 'inward' },
    by: 'enteredAt',
    ending: 'deleted',
  }),
  solarApplication: holding('solarApplication', {
    as: 'applications',
    whose: ({ uid }) => sql`plant_id in (select id from plant where uid = ${uid})`,
    told: ['state', 'retry', 'since', 'remindedAt', 'createdAt'],
    untold: { id: 'inward', plantId: 'inward', awaits: 'inward' },
    by: 'createdAt',
    ending: 'deleted',
  }),
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
