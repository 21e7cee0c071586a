import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AnswerReader } from './answer-reader.ts';

const body = fc.string({ unit: 'binary-ascii', maxLength: 300 });
const measured = fc.record({ status: fc.constantFrom(200, 201, 404, 503), body }).map(({ status, body }) => ({
  status,
  wire: `HTTP/1.1 ${status} X\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
}));
const chunked = fc.record({ status: fc.constantFrom(200, 500), chunks: fc.array(body) }).map(({ status, chunks }) => ({
  status,
  wire: `HTTP/1.1 ${status} X\r\ntransfer-encoding: chunked\r\n\r\n${chunks
    .filter((chunk) => chunk.length > 0)
    .map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`)
    .join('')}0\r\n\r\n`,
}));
const empty = fc
  .constantFrom(204, 304)
  .map((status) => ({ status, wire: `HTTP/1.1 ${status} X\r\ndate: now\r\n\r\n` }));
const interim = measured.map(({ status, wire }) => ({
  status,
  wire: `HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n${wire}`,
}));

it('finds the end and the status of each answer, however it was cut, in a buffer that is used again', () => {
  const answers = fc.array(fc.oneof(measured, chunked, empty, interim), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(answers, fc.infiniteStream(fc.integer({ min: 1, max: 40 })), (sent, sizes) => {
      const reader = new AnswerReader();
      const reused = Buffer.alloc(64);
      for (const { status, wire } of sent) {
        const bytes = Buffer.from(wire, 'latin1');
        for (let at = 0; at < bytes.length; ) {
          const length = bytes.copy(reused, 0, at, at + (sizes.next().value as number));
          at += length;
          expect(reader.read(reused.subarray(0, length))).toBe(at === bytes.length ? status : undefined);
        }
      }
    }),
  );
});

it('refuses what it could not measure', () => {
  const read = (wire: string) => () => new AnswerReader().read(Buffer.from(wire));
  expect(read('HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\nab')).toThrow('longer than it says');
  expect(read('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nab')).toThrow('how long it is');
  expect(read('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n')).toThrow('no size');
});
