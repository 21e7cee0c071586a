import type { Generated } from 'kysely';
import type { Json } from './json-column.ts';

type OwnWords = Partial<Record<'en' | 'hi' | 'gu', string>>;

/** Whether the shop sells, and what its owner has seen to before. */
export type OpeningSchema = {
  shopOpening: {
    one: Generated<boolean>;
    state: 'soon' | 'open' | 'closed';
    message: Json<OwnWords>;
    holidayFrom: string | null;
    holidayTo: string | null;
    holidayWords: Json<OwnWords>;
    listHidden: Generated<boolean>;
    openedAt: Date | null;
    changedAt: Date;
  };
  launchConfirmation: { item: string; note: Generated<string>; confirmedAt: Date };
  launchTest: {
    channel: 'mail' | 'sms';
    settingsMark: string;
    accepted: boolean;
    answer: Generated<string>;
    testedAt: Date;
  };
};
