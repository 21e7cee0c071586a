import { among, holding } from './holding.store.ts';

/** Saved solar plans and leads. What was sold on one is an order, which stays without the person. */
export const SOLAR = {
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
