import { expect, it } from 'vitest';
import { withoutMentioned, withoutWords } from './strike-words.ts';

it('keeps of an entry about somebody only what the shop itself wrote', () => {
  const told = {
    return: 'RT-26-7K3M9Q',
    state: 'refused',
    answer: 'Mrs Patel, it is scratched',
    refundPaise: 1200,
    restock: [{ position: 0, quantity: 1 }],
  };
  expect(withoutWords(told)).toEqual({ ...told, answer: '—' });
  const work = {
    checklist: { inverter: { result: 'fault', remark: 'her cellar is damp' }, mounting: { result: 'ok', remark: '' } },
    signedBy: 'Asha',
    totalKwh: 4,
  };
  expect(withoutWords(work)).toEqual({
    checklist: { inverter: { result: 'fault', remark: '—' }, mounting: { result: 'ok', remark: '' } },
    signedBy: '—',
    totalKwh: 4,
  });
  expect(withoutWords(null)).toBe(null);
});

it('strikes from any other entry the texts that mention them, and a name only as a whole', () => {
  const told = {
    words: 'Neighbour of Asha Patel, who has +91 98765 43210',
    name: 'Asha Patel',
    state: 'Asha Patel and sons',
    count: 2,
  };
  expect(withoutMentioned(told, /98765 43210/g, new Set(['Asha Patel']))).toEqual({ ...told, words: '—', name: '—' });
});
