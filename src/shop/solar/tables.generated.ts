// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.
import type { ApplicationState, ApplicationStep } from '#src/kernel/application-lifecycle.ts';
import type { FigureKey, FigureScope, FigureValue } from '#src/kernel/solar/figures/figure-table.ts';
import type { FigureKind } from '#src/kernel/solar/figures/dated-figure.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { HomePlan } from '#src/shop/solar/planner/plan-home.ts';
import type { Json, PaiseColumn } from '#src/platform/database/column-types.ts';
import type { LeadSource, LeadState, LostReason } from '#src/kernel/lead-lifecycle.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { PlantVerdict } from '#src/kernel/solar/plant/judge-months.ts';

export interface SolarTables {
  datedFigure: {
    id: string;
    key: FigureKey;
    scope: FigureScope;
    value: Json<FigureValue>;
    source: string;
    url: string | null;
    kind: FigureKind;
    confirmed: boolean;
    effectiveFrom: string;
    effectiveTo: string | null;
    checkedOn: string;
    note: Generated<string>;
    createdAt: Generated<Date>;
  };
  figureReminder: {
    figureId: string;
    effectiveTo: string;
    days: number;
    sentAt: Date;
  };
  solarLead: {
    id: string;
    uid: string | null;
    name: string;
    phone: Generated<string>;
    email: Generated<string>;
    pincode: string;
    locale: string;
    source: LeadSource;
    state: LeadState;
    lostReason: LostReason | null;
    nextStep: Generated<string>;
    nextStepOn: string | null;
    notes: Generated<string>;
    consentedAt: Date;
    createdAt: Date;
    changedAt: Date;
  };
  solarProposal: {
    id: string;
    tokenHash: string;
    leadId: string | null;
    uid: string | null;
    locale: string;
    createdAt: Date;
  };
  solarProposalVersion: {
    proposalId: string;
    number: number;
    query: string;
    result: Json<HomePlan>;
    figureIds: Json<string[]>;
    kitId: string;
    kitPaise: PaiseColumn<Paise>;
    installedPaise: PaiseColumn<Paise | null>;
    validUntil: string;
    createdAt: Date;
  };
  plant: {
    id: string;
    uid: string;
    name: string;
    locale: string;
    peakWatts: number;
    tiltDeg: number;
    azimuthDeg: number;
    pincode: string;
    commissionedOn: string | null;
    installationId: string | null;
    verdict: PlantVerdict | null;
    verdictMonth: string | null;
    verdictPercent: number | null;
    toldMonth: string | null;
    createdAt: Date;
    updatedAt: Date;
  };
  plantReading: {
    plantId: string;
    kind: 'meter' | 'month';
    readOn: string;
    wattHours: number;
    createdAt: Date;
  };
  solarApplication: {
    id: string;
    plantId: string;
    state: ApplicationState;
    retry: ApplicationStep | null;
    awaits: ApplicationState | null;
    since: string;
    remindedAt: Date | null;
    createdAt: Date;
  };
  solarApplicationEvent: {
    id: GeneratedAlways<number>;
    applicationId: string;
    state: ApplicationState;
    happenedOn: string;
    enteredBy: 'shop' | 'customer';
    note: string;
    enteredAt: Date;
  };
  solarApplicationDocument: {
    id: string;
    applicationId: string;
    name: string;
    kind: 'pdf' | 'jpg';
    file: string;
    bytes: number;
    state: ApplicationState;
    enteredBy: 'shop' | 'customer';
    enteredAt: Date;
  };
  solarUsualDays: {
    state: ApplicationState;
    days: number;
    decidedAt: Date | null;
  };
}
