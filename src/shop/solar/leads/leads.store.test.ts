import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canMoveLead, isOpenLead, LEAD_STATES, LOST_REASONS } from '#src/kernel/lead-lifecycle.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { addLead } from './add-lead.ts';
import { advanceLead, changeLead } from './change-lead.ts';
import { forgetLostLeads } from './forget-leads.ts';
import { countLeadsWaiting, listLeads, showLead } from './list-leads.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t?.close());

const OWNER = { uid: 'usr_owner', name: 'Owner' };
const ASHA = { name: 'Asha Patel', phone: '9876543210', email: '', pincode: '380009', locale: 'en' } as const;
const add = (name: string = ASHA.name) =>
  transact(t.shop, (write) => addLead(write, { ...ASHA, name, source: 'plan', uid: undefined }, t.shop.clock.now()));
const advance = (id: string, to: Parameters<typeof advanceLead>[1]['to']) =>
  transact(t.shop, (write) => advanceLead(write, { id, to, by: OWNER, at: t.shop.clock.now() }));

describe('a lead', () => {
  it('ends in the state of the last move that may be made, whoever moves it', async () => {
    const move = fc.record({
      to: fc.constantFrom(...LEAD_STATES),
      reason: fc.constantFrom(...LOST_REASONS),
      byShop: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 6 }), async (moves) => {
        const id = await add();
        let state: (typeof LEAD_STATES)[number] = 'new';
        for (const { to, reason, byShop } of moves) {
          const allowed = canMoveLead(state, to);
          if (byShop && to !== 'new' && to !== 'lost') {
            // What has happened elsewhere never fails, and never reopens.
            const moved = await advance(id, to);
            expect(moved).toBe(allowed && isOpenLead(state));
            if (moved) state = to;
          } else {
            const lostReason = to === 'lost' ? reason : undefined;
            const refused = await changeLead(t.shop, OWNER, id, { state: to, lostReason }).then(
              () => false,
              (error) => error instanceof Fault && error.code === 'wrong-step',
            );
            expect(refused).toBe(!allowed);
            if (allowed) state = to;
          }
          const lead = await showLead(t.shop, id);
          expect(lead.state).toBe(state);
          expect(lead.lostReason === null).toBe(state !== 'lost');
        }
      }),
      { numRuns: 25 },
    );
  });
  it('is moved once by two at the same time', async () => {
    const id = await add();
    const moves = await Promise.all([1, 2, 3].map(() => advance(id, 'survey-booked')));
    expect(moves.filter(Boolean)).toHaveLength(1);
  });
  it('that nobody has is not moved', async () => {
    expect(await advance('led_nobody', 'won')).toBe(false);
  });
  it('loses its next step when it is over, keeps its notes, and is due until then', async () => {
    const id = await add('Due Today');
    const before = await countLeadsWaiting(t.shop);
    await changeLead(t.shop, OWNER, id, { nextStep: 'Call', nextStepOn: '2020-01-01', notes: 'Two roofs' });
    expect(await countLeadsWaiting(t.shop)).toEqual({ due: before.due + 1, fresh: before.fresh - 1 });
    expect((await listLeads(t.shop, { page: 1, limit: 5 })).items[0]?.id).toBe(id);
    await advance(id, 'won');
    expect(await showLead(t.shop, id)).toMatchObject({ nextStep: '', nextStepOn: null, notes: 'Two roofs' });
    expect((await countLeadsWaiting(t.shop)).due).toBe(before.due);
  });
  it('is forgotten two years after it was lost, and not before', async () => {
    const [old, fresh, won] = [await add(), await add(), await add()];
    for (const id of [old, fresh]) await changeLead(t.shop, OWNER, id, { state: 'lost', lostReason: 'later' });
    await advance(won, 'won');
    const { db } = t.shop;
    await db
      .updateTable('solarLead')
      .set({ changedAt: new Date(0) })
      .where('id', 'in', [old, won])
      .execute();
    await forgetLostLeads(t.shop);
    await expect(showLead(t.shop, old)).rejects.toThrow();
    expect((await showLead(t.shop, fresh)).state).toBe('lost');
    expect((await showLead(t.shop, won)).state).toBe('won');
  });
});
