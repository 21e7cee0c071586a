import { expect, it } from 'vitest';
import type { Question } from '#src/wire/domain.ts';
import { byTopic, matching } from './topics.ts';

const ask = (id: string, topic: Question['topic'], question: string, answer = ''): Question => ({
  id,
  topic,
  question,
  answer,
});
const ALL = [
  ask('1', 'buying', 'How large?', 'About 3 kW.'),
  ask('2', 'grid', 'Net metering?'),
  ask('3', 'buying', 'બેટરી કેટલી?'),
];

it('keeps the order of topics and questions', () =>
  expect(byTopic(ALL).map(([topic, some]) => [topic, some.map(({ id }) => id)])).toEqual([
    ['buying', ['1', '3']],
    ['grid', ['2']],
  ]));

it.each([
  ['', ['1', '2', '3']],
  ['  KW large ', ['1']],
  ['metering', ['2']],
  ['બેટરી', ['3']],
  ['large metering', []],
])('finds for %j', (sought, ids) => expect(matching(ALL, sought).map(({ id }) => id)).toEqual(ids));
