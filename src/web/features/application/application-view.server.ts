import {
  type ApplicationStanding,
  type ApplicationState,
  actsNext,
  applicationMoves,
  awaitedState,
  customerMove,
  moveApplication,
} from '#src/kernel/application-lifecycle.ts';
import { dateFormat, formatDecimal } from '#src/kernel/format.ts';
import type { Locale } from '#src/kernel/locales.ts';
import { type ApplicationFile, nextOf } from '#src/shop/solar/applications/show-application.ts';

const MB = 1024 * 1024;

/** An application as its two readers see it. `as`: who reads it. */
export function toApplicationView(file: ApplicationFile, locale: Locale, as: 'customer' | 'shop') {
  const { application, events, documents, usual, waited } = file;
  const calendar = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const moment = dateFormat(locale, { dateStyle: 'medium' });
  const next = nextOf(application, usual);
  return {
    id: application.id,
    state: application.state,
    since: application.since,
    waited,
    next: next && { ...next, isLate: next.days !== undefined && waited > next.days },
    moves: as === 'shop' ? applicationMoves(application) : [customerMove(application) ?? []].flat(),
    events: events.map(({ state, on, enteredBy, enteredAt, note }) => ({
      ...{ state, enteredBy, note },
      on: calendar.format(new Date(`${on}T00:00:00Z`)),
      entered: moment.format(enteredAt),
    })),
    ahead: stepsAhead(application).map(({ state, by }) => {
      const known = usual.find((one) => one.state === state);
      return { state, by, days: known?.days, isAssumed: known?.isAssumed ?? true };
    }),
    documents: documents.map(({ id, name, bytes, enteredBy, enteredAt, state }) => ({
      ...{ id, name, enteredBy, state },
      size: formatDecimal(Math.max(0.1, bytes / MB), 1),
      entered: moment.format(enteredAt),
      isRemovable: as === 'shop' || enteredBy === 'customer',
    })),
  };
}

export type ApplicationView = ReturnType<typeof toApplicationView>;

/** What is still to come if all goes well, with who acts. */
function stepsAhead(standing: ApplicationStanding) {
  const ahead: { state: ApplicationState; by: NonNullable<ReturnType<typeof actsNext>> }[] = [];
  for (let at: ApplicationStanding | undefined = standing; at; ) {
    const [state, by] = [awaitedState(at), actsNext(at)];
    if (!state || !by) break;
    ahead.push({ state, by });
    at = moveApplication(at, state);
  }
  return ahead;
}
