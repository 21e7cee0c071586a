import { Refusal } from '#src/wire/client/call.ts';
import { askForPlan } from '#src/wire/client/solar-plan.ts';

/** What a bill says about a roof. Amounts in rupees. */
export type RoofAnswer =
  | {
      kind: 'fits';
      kwp: number;
      place: string;
      price: number;
      installed: boolean;
      months: number | 'never' | undefined;
      /** Whether it rests on a figure that nobody has confirmed. */
      unconfirmed: boolean;
    }
  /** No system, for a reason that the planner explains. */
  | { kind: 'none' }
  /** Something else has to be asked, which the planner does. */
  | { kind: 'asks' }
  | { kind: 'wrong'; field: 'pin' | 'bill' }
  | { kind: 'failed' };

/** Loaded with the first letter that is typed: a visitor who types nothing loads none of it. */
export async function askRoof(answers: Record<string, string>, signal: AbortSignal): Promise<RoofAnswer> {
  try {
    const { system, price, payback, place, figures } = await askForPlan(answers, signal);
    if (!system || !price) return { kind: 'none' };
    return {
      kind: 'fits',
      kwp: system.kwp,
      place: place.name,
      price: price.installed ?? price.loose,
      installed: price.installed !== null,
      months: payback ? (payback.years === null ? 'never' : Math.round(payback.years * 12)) : undefined,
      unconfirmed: figures.some(({ confirmed }) => !confirmed),
    };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 422) return { kind: 'failed' };
    if (error.fields['units'] || error.fields['discom']) return { kind: 'asks' };
    return { kind: 'wrong', field: error.fields['pin'] ? 'pin' : 'bill' };
  }
}
