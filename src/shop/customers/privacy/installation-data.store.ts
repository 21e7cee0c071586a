import { among, FORMER, GONE, holding } from './holding.store.ts';
import { FIGURES } from './order-data.store.ts';
import { withoutPerson } from './without-person.ts';

const ofInstallation = among('installation_id', ({ installations }) => installations);

/** Systems sold with their installation, their milestones and history. */
export const INSTALLATIONS = {
  installation: holding('installation', {
    as: 'installations',
    whose: among('id', ({ installations }) => installations),
    told: [
      ...(['id', 'number', 'state', 'name', 'email', 'address', 'locale', 'note', 'lines'] as const),
      ...(['workPaise', 'goodsPaise', 'servicePaise', 'creditPaise', 'totalPaise'] as const),
      ...(['createdAt', 'completedAt', 'cancelledAt', 'test'] as const),
    ],
    untold: {
      uid: 'elsewhere',
      awaitsProof: 'inward',
      goodsRateBp: 'inward',
      serviceRateBp: 'inward',
      creditGoodsPaise: 'inward',
      surveyBookingId: 'elsewhere',
      createdBy: 'inward',
      updatedAt: 'inward',
    },
    by: 'number',
    ending: { struck: { name: FORMER, email: GONE, address: withoutPerson, note: '' } },
  }),
  installationMilestone: holding('installationMilestone', {
    as: 'installationMilestones',
    whose: ofInstallation,
    told: ['installationId', 'position', 'sharePercent', 'amountPaise', 'paymentId', 'paidAt'],
    untold: { goodsPaise: 'inward' },
    by: 'installationId',
    ending: { kept: FIGURES },
  }),
  installationEvent: holding('installationEvent', {
    as: 'installationHistory',
    whose: ofInstallation,
    told: ['installationId', 'at', 'what', 'milestone', 'note'],
    untold: { id: 'inward', actor: 'inward' },
    by: 'at',
    ending: { struck: { note: '' } },
  }),
};
