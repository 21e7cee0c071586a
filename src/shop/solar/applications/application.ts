import type { ApplicationStanding, ApplicationState } from '#src/kernel/application-lifecycle.ts';
import type { Day } from '#src/kernel/india-time.ts';

/** A plant's application for subsidy and net meter. Nothing is read from the portal: every step was entered by somebody. */
export type Application = ApplicationStanding & {
  id: string;
  plantId: string;
  /** The day on which its state was reached. */
  since: Day;
};

/** Who says so: the shop or the plant's customer. */
export type EnteredBy = 'shop' | 'customer';

export type ApplicationEvent = {
  state: ApplicationState;
  on: Day;
  enteredBy: EnteredBy;
  enteredAt: Date;
  /** With `rejected`, why. */
  note: string;
};

export type ApplicationDocument = {
  id: string;
  /** As its sender named it. */
  name: string;
  kind: 'pdf' | 'jpg';
  bytes: number;
  /** How far the application was. */
  state: ApplicationState;
  enteredBy: EnteredBy;
  enteredAt: Date;
};

/** How long a step takes as a rule, since the one before; assumed until the owner decides it. */
export type UsualDays = { state: ApplicationState; days: number; isAssumed: boolean };

/** What somebody enters. */
export type StepDraft = { state: ApplicationState; on: Day; note: string };

/** The most documents of one application, and bytes of one. */
export const MOST_DOCUMENTS = 30;
export const MOST_DOCUMENT_BYTES = 10 * 1024 * 1024;
