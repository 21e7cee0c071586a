import { addDays, type Day, dayInIndia } from '#src/kernel/india-time.ts';
import type { DatedFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import { isExclusionViolation } from '#src/platform/database/database.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { deleteFigure, insertFigure, lockFigure, lockOpenBefore, updateFigure } from './figure.store.ts';
import { FIGURES_TAG } from './list-figures.ts';

// A value is never changed: proposals name the figure that they were made with. Another value is a successor from its day on.

export type FigureDraft = Omit<DatedFigure, 'id' | 'checkedOn'>;

/**
 * Adds a figure. One without an end that began earlier ends the day before. Throws `invalid`, and `conflict` where another covers one of its days,
 * also if that was written at the same moment.
 */
export async function addFigure(platform: Platform, actor: Actor, draft: FigureDraft): Promise<DatedFigure> {
  if (draft.effectiveTo !== null && draft.effectiveTo < draft.effectiveFrom)
    throw invalid({ effectiveTo: 'not-before-first-day' });
  if (draft.url === null && draft.kind !== 'assumption') throw invalid({ url: 'required' });
  const at = platform.clock.now();
  const figure: DatedFigure = { ...draft, id: newId('fig', at.getTime()), checkedOn: dayInIndia(at) };
  return changing(platform, async (write) => {
    const former = await lockOpenBefore(write.trx, figure);
    if (former) await setEnd(write, actor, former, addDays(figure.effectiveFrom, -1), at);
    await insertFigure(write.trx, figure, at);
    await recordAction(write, actor, { act: 'figure.added', subject: subjectOf(figure), after: figure }, at);
    return figure;
  });
}

/** Ends a figure after a day, moves its end, or takes it away. Throws `not-found`, `invalid` before its beginning, `conflict` with its successor. */
export function endFigure(platform: Platform, actor: Actor, id: string, effectiveTo: Day | null): Promise<void> {
  return changing(platform, async (write) => {
    const figure = await found(write, id);
    if (effectiveTo !== null && effectiveTo < figure.effectiveFrom)
      throw invalid({ effectiveTo: 'not-before-first-day' });
    await setEnd(write, actor, figure, effectiveTo, platform.clock.now());
  });
}

/** The owner has read it at its source today; `confirm` for one that nobody had. Throws `not-found`. */
export function checkFigure(platform: Platform, actor: Actor, id: string, confirm: boolean): Promise<void> {
  const at = platform.clock.now();
  return changing(platform, async (write) => {
    const before = await found(write, id);
    const change = { checkedOn: dayInIndia(at), confirmed: before.confirmed || confirm };
    await updateFigure(write.trx, id, change);
    const act = change.confirmed === before.confirmed ? 'figure.checked' : 'figure.confirmed';
    await recordAction(write, actor, { act, subject: subjectOf(before), before, after: { ...before, ...change } }, at);
  });
}

/** Removes a figure that has not begun. Throws `not-found`, `conflict` for one that has: something may have been computed with it. */
export function removeFigure(platform: Platform, actor: Actor, id: string): Promise<void> {
  const at = platform.clock.now();
  return changing(platform, async (write) => {
    const before = await found(write, id);
    if (before.effectiveFrom <= dayInIndia(at)) throw new Fault('conflict', 'figure-has-begun');
    await deleteFigure(write.trx, id);
    await recordAction(write, actor, { act: 'figure.removed', subject: subjectOf(before), before }, at);
  });
}

/** What the audit log calls a figure: all its values together have one history. */
const subjectOf = ({ key, scope }: Pick<DatedFigure, 'key' | 'scope'>): string => `figure:${key}/${scope}`;

async function found({ trx }: Write, id: string): Promise<DatedFigure> {
  const figure = await lockFigure(trx, id);
  if (!figure) throw notFound('figure');
  return figure;
}

async function setEnd(
  write: Write,
  actor: Actor,
  before: DatedFigure,
  effectiveTo: Day | null,
  at: Date,
): Promise<void> {
  await updateFigure(write.trx, before.id, { effectiveTo });
  const after = { ...before, effectiveTo };
  await recordAction(write, actor, { act: 'figure.ended', subject: subjectOf(before), before, after }, at);
}

async function changing<T>(platform: Platform, work: (write: Write) => Promise<T>): Promise<T> {
  try {
    return await transact(platform, async (write) => {
      write.expire(FIGURES_TAG);
      return work(write);
    });
  } catch (error) {
    if (!isExclusionViolation(error, 'dated_figure_one_a_day')) throw error;
    throw new Fault('conflict', 'figure-overlaps', { fields: { effectiveFrom: 'figure-overlaps' } });
  }
}
