import { z } from 'zod';
import { type Given, text } from '#src/platform/settings/kinds.ts';
import { splitStates } from './sold-states.ts';

/** With what a new shop begins. */
export const START = {
  STATES: text.default('Gujarat'),
  SEED: z.enum(['demo', 'none'], { error: 'must be demo or none' }).default('demo'),
};

export type StartSettings = {
  /** The States that goods are delivered to, by their English names; the first is offered first. */
  states: string[];
  seed: 'demo' | 'none';
};

export const readStart = (s: Given<typeof START>): StartSettings => ({ states: splitStates(s.STATES), seed: s.SEED });
