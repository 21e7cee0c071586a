import { expect, it } from 'vitest';
import { readNote } from './read-note.ts';

it.each([
  ['return approved RT-26-FQ5HXT', { kind: 'return', state: 'approved', reference: 'RT-26-FQ5HXT' }],
  ['refund 01m7 tried again', { kind: 'retried' }],
  ['Scratch on the frame', { kind: 'words', text: 'Scratch on the frame' }],
  ['return lost RT-26-FQ5HXT', { kind: 'words', text: 'return lost RT-26-FQ5HXT' }],
])('%s', (note, read) => expect(readNote(note)).toEqual(read));

it('reads nothing from an empty note', () =>
  expect([readNote(undefined), readNote('')]).toEqual([undefined, undefined]));
